import { useLocale } from '../base/locale.tsx';
import { Icon } from '../parts/icon.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';

/** The top bar of the pages before a table. */
export function TopLine({ text }: { text?: string }) {
  const { say } = useLocale();
  return (
    <header className="top">
      <a className="brand" href="#home">
        <Icon name="candle" />
        <span className="brand-name">Oubliette</span>
        <span className="unseen">{say.say('bar.home')}</span>
      </a>
      <p className="top-game">{text ?? say.say('brand.tagline')}</p>
      <div className="tools">
        <LanguageSwitch />
      </div>
    </header>
  );
}
