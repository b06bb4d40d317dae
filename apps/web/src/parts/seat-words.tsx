// What a seat plays and who answers for it, in words: those of the shell, and of the game's box.
import type { Lang, Speaker } from '@oubliette/text';
import type { Shell } from '../../locales/texts.ts';
import type { Level } from '../base/chair.ts';
import { upper } from '../base/language.ts';
import { useLocale } from '../base/locale.tsx';

/** @param t speaks the words of the box */
export const roleText = (t: Speaker, lang: Lang, role: string): string => upper(lang, t.label(`role.${role}`));

const policyText = (t: Speaker, lang: Lang, policy: string): string => upper(lang, t.label(`policy.${policy}`));

/** The bot of a seat: its level, or the game's policy that it follows. */
export const botText = (
  say: Shell,
  t: Speaker,
  { level = 'random', policy }: { readonly level?: Level; readonly policy?: string },
): string => (policy === undefined ? say.say(`bot.${level}`) : policyText(t, say.lang, policy));

interface Props {
  readonly levels: readonly Level[];
  readonly policies: readonly string[];
  readonly t: Speaker;
}

/** Every bot that a seat can have, for a list to choose from. */
export function BotOptions({ levels, policies, t }: Props) {
  const { lang, say } = useLocale();
  return (
    <>
      <optgroup label={say.say('home.bots')}>
        {levels.map((level) => (
          <option key={level} value={level}>
            {say.say(`bot.${level}`)}
          </option>
        ))}
      </optgroup>
      {policies.length === 0 ? undefined : (
        <optgroup label={say.say('home.policies')}>
          {policies.map((policy) => (
            <option key={policy} value={`policy:${policy}`}>
              {policyText(t, lang, policy)}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}
