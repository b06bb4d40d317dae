import type { CampaignChoice, Game } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useExtras } from '../base/use-extras.ts';

/** A purchase as text, and all choices so far including it. */
export interface Bought {
  readonly text: string;
  readonly chosen: unknown;
}

interface Props {
  readonly game: Game;
  readonly legacy: unknown;
  readonly t: Speaker;
  readonly bought: readonly Bought[];
  readonly onBought: (bought: readonly Bought[]) => void;
}

/** The choices between two games, hero by hero. The game defines them and their prices. */
export function Town({ game, legacy, t, bought, onBought }: Props) {
  const x = useExtras();
  const all = game.campaign?.choices?.(legacy, bought.at(-1)?.chosen) ?? [];
  if (all.length === 0 && bought.length === 0) return undefined;
  const heroes = [...new Set(all.map(({ of }) => of))];
  const textOf = ({ key, params }: CampaignChoice): string => t.say(`campaign.${key}`, params);
  const nameOf = (of: string): string => (of === '' ? x.say('campaign.everybody') : of);
  return (
    <section className="parchment campaign-town" aria-labelledby="town-title">
      <h2 id="town-title">{x.say('campaign.town')}</h2>
      <p>{x.say('campaign.town.help')}</p>
      {heroes.map((of) => {
        const own = all.filter((one) => one.of === of);
        return (
          <details key={of} name="town">
            <summary>{x.say('campaign.for', { name: nameOf(of), count: own.length })}</summary>
            <ul>
              {own.map((one) => (
                <li key={JSON.stringify([one.key, one.params])}>
                  <button
                    type="button"
                    className="small"
                    onClick={() =>
                      onBought([
                        ...bought,
                        {
                          text: of === '' ? textOf(one) : x.say('campaign.bought', { name: of, what: textOf(one) }),
                          chosen: one.chosen,
                        },
                      ])
                    }
                  >
                    {textOf(one)}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      <div role="status">
        {bought.length === 0 ? (
          <p>{x.say('campaign.nothing')}</p>
        ) : (
          <ol className="campaign-bought">
            {bought.map(({ text }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be bought twice
              <li key={i}>{text}</li>
            ))}
          </ol>
        )}
      </div>
      {bought.length === 0 ? undefined : (
        <button type="button" className="small" onClick={() => onBought(bought.slice(0, -1))}>
          {x.say('campaign.put-back')}
        </button>
      )}
    </section>
  );
}
