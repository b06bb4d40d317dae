// The adventures by name: settings list them before any adventure is loaded.
export const ADVENTURE_IDS = [
  'flooded-cellars',
  'bone-orchard',
  'weeping-choir',
  'gluttons-kitchen',
  'sunken-armoury',
  'turning-stair',
  'iron-vaults',
  'last-throne',
] as const;
