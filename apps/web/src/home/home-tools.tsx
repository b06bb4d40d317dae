import { lazy, Suspense, useState } from 'react';
import { useExtras } from '../base/use-extras.ts';
import { Icon } from '../parts/icon.tsx';

const SettingsPaper = lazy(async () => ({ default: (await import('../settings/settings-paper.tsx')).SettingsPaper }));
const AboutPaper = lazy(async () => ({ default: (await import('../credits/about-paper.tsx')).AboutPaper }));

/** Settings and credits, for the top bar of the first page. */
export function HomeTools() {
  const t = useExtras();
  const [paper, setPaper] = useState<'settings' | 'about'>();
  const close = (): void => setPaper(undefined);
  const tool = (name: 'settings' | 'about', label: string) => (
    <button type="button" className="tool" onClick={() => setPaper(name)} aria-label={label} title={label}>
      <Icon name={name === 'settings' ? 'gear' : 'question'} />
    </button>
  );
  return (
    <>
      {tool('about', t.say('menu.about'))}
      {tool('settings', t.say('menu.settings'))}
      <Suspense>
        {paper === 'settings' ? <SettingsPaper onClose={close} /> : undefined}
        {paper === 'about' ? <AboutPaper onClose={close} /> : undefined}
      </Suspense>
    </>
  );
}
