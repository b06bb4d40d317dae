// Splits a view into the shared part and one part for each seat, by the field that the manifest names.

type Fields = Readonly<Record<string, unknown>>;

export interface Layout {
  /** Without the fields that begin with an underscore: only rules and bots read those. */
  readonly shared: Fields;
  /** One for each seat; empty where a game has none. */
  readonly places: readonly Fields[];
}

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

/** @param name `places` of the manifest: a list with one object for each seat, or with objects that name their seat in `seat`. */
export function layout(view: unknown, seats: number, name: string | undefined): Layout {
  if (!isFields(view)) return { shared: {}, places: [] };
  const places = name === undefined ? [] : placesIn(view[name], seats, name);
  const middle = Object.entries(view).filter(
    ([field]) => !field.startsWith('_') && (field !== name || places.length === 0),
  );
  return { shared: Object.fromEntries(middle), places };
}

function placesIn(list: unknown, seats: number, name: string): readonly Fields[] {
  if (!Array.isArray(list) || list.length === 0 || !list.every(isFields)) return [];
  if (list.every(({ seat }) => typeof seat === 'number'))
    return Array.from({ length: seats }, (_, seat) => {
      const own = list.filter((thing) => thing.seat === seat).map(({ seat: _, ...thing }) => thing);
      return own.length === 0 ? {} : { [name]: own };
    });
  return list.length === seats ? list : [];
}
