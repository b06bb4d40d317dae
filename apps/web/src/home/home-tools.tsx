import { lazy, Suspense, useState } from 'react';
import { useExtras } from '../base/use-extras.ts';
import { Icon } from '../parts/icon.tsx';

const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/settings-dialog.tsx')).SettingsDialog,
}));
const AboutDialog = lazy(async () => ({ default: (await import('../credits/about-dialog.tsx')).AboutDialog }));

/** The buttons for settings and credits in the top bar of the first page. */
export function HomeTools() {
  const t = useExtras();
  const [dialog, setDialog] = useState<'settings' | 'about'>();
  const close = (): void => setDialog(undefined);
  const tool = (name: 'settings' | 'about', label: string) => (
    <button type="button" className="tool" onClick={() => setDialog(name)} aria-label={label} title={label}>
      <Icon name={name === 'settings' ? 'gear' : 'question'} />
    </button>
  );
  return (
    <>
      {tool('about', t.say('menu.about'))}
      {tool('settings', t.say('menu.settings'))}
      <Suspense>
        {dialog === 'settings' ? <SettingsDialog onClose={close} /> : undefined}
        {dialog === 'about' ? <AboutDialog onClose={close} /> : undefined}
      </Suspense>
    </>
  );
}
