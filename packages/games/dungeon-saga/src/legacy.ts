// The legacy of an adventure for the next one of a campaign (DSC-96 to DSC-100).
import type { Campaign, Read } from '@oubliette/engine';
import type { ItemId } from './cards/items.ts';
import { type CampaignState, type Given, readGiven, type SavedHero } from './given.ts';
import type { Hero, State } from './state.ts';

const FIRST_HOURS = 15;
const LAST_ADVENTURE = 8;
/** A campaign before its first adventure. */
export const newCampaignState = (hours = FIRST_HOURS): CampaignState => ({
  adventure: 1,
  hours,
  failures: 0,
  heroes: [],
});

export const savedHero = (h: Hero): SavedHero => ({
  id: h.id,
  gold: h.gold,
  glory: h.glory,
  items: h.items.filter((item) => item !== 'chime' && item !== 'royal-weapon'),
  crystals: h.crystals.slice(),
});
/** What is in both lists, as often as in the shorter one. */
function common<T>(a: readonly T[], b: readonly T[]): T[] {
  const left = b.slice();
  return a.filter((x) => {
    const at = left.indexOf(x);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function campaignAfter(s: State): CampaignState {
  const before = s.campaign ?? newCampaignState();
  const won = s.ended === 'goal';
  const heroes = s.heroes.map((h): SavedHero => {
    const end = savedHero(h);
    const kit = s.kit.find(({ id }) => id === h.id) ?? end;
    // DSC-97, DSC-98: won, finds are kept; lost, they are lost, and what was used up is gone.
    return won
      ? end
      : { ...kit, items: common<ItemId>(kit.items, end.items), crystals: common(kit.crystals, end.crystals) };
  });
  const away = before.heroes.filter(({ id }) => !heroes.some((h) => h.id === id));
  return {
    adventure: won ? before.adventure + 1 : before.adventure,
    hours: before.hours < 0 ? -1 : before.hours - 1,
    failures: won ? 0 : before.failures + 1,
    heroes: [...heroes, ...away],
  };
}
/** DSC-99 */
export const campaignEnd = (c: CampaignState): 'won' | 'lost' | 'goes-on' =>
  c.adventure > LAST_ADVENTURE ? 'won' : c.hours === 0 ? 'lost' : 'goes-on';

/** DSC-101: by Glory, ties shared: each hero with its place. */
export function ranking(c: CampaignState): { readonly id: string; readonly glory: number; readonly place: number }[] {
  const sorted = c.heroes.slice().sort((a, b) => b.glory - a.glory);
  return sorted.map(({ id, glory }) => ({ id, glory, place: 1 + sorted.filter((h) => h.glory > glory).length }));
}

export const campaign: Campaign<State, CampaignState> = {
  legacy: campaignAfter,
  readLegacy(value): Read<CampaignState> {
    // A campaign that is over is handed on too: only the next game refuses it.
    const over = typeof value === 'object' && value !== null && campaignEnd(value as CampaignState) !== 'goes-on';
    const asked = over ? { ...(value as CampaignState), adventure: 1, hours: 1 } : value;
    const read = readGiven({ campaign: asked });
    return 'faults' in read ? read : { value: value as CampaignState };
  },
  given: (legacy, chosen): Given => ({
    campaign: legacy ?? newCampaignState(hoursOf(chosen)),
  }),
  summary(c) {
    const end = campaignEnd(c);
    const next = { key: 'next', params: { adventure: c.adventure, hours: c.hours, failures: c.failures } };
    const heroes = ranking(c).map(({ id, glory }) => {
      const gold = c.heroes.find((hero) => hero.id === id)!.gold;
      return { key: 'hero', params: { what: id, gold, glory } };
    });
    return [end === 'goes-on' ? next : { key: end, params: {} }, ...heroes];
  },
};
/** The first game may set the number of hours; -1: not counted. */
const hoursOf = (chosen: unknown): number => {
  const hours = (chosen as { hours?: unknown } | undefined)?.hours;
  return Number.isInteger(hours) && (hours as number) >= -1 && (hours as number) <= 99 && hours !== 0
    ? (hours as number)
    : FIRST_HOURS;
};
