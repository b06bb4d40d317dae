import { languages } from '@oubliette/text';
import { useLocale } from '../base/locale.tsx';

/** Each language is shown by its own name. */
export function LanguageSwitch() {
  const { lang, speak, say } = useLocale();
  return (
    <fieldset className="languages">
      <legend className="unseen">{say.say('bar.language')}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === lang}
          aria-label={say.say(`language.${one}`)}
          onClick={() => speak(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
