/** Why a bot answered as it did: one sentence for each line of its appraisal. */
export const reasons = {
  'reason.dungeon': 'It makes the dungeon itself worth more points.',
  'reason.siege': 'It prepares for the adventurers: more prisoners, fewer tiles lost.',
  'reason.titles': 'It comes closer to a title.',
  'reason.stores': 'It fills the stores: gold and food for the rounds to come.',
  'reason.imps': 'It keeps more imps at work.',
  'reason.growth': 'It leaves room to grow: tunnels to mine and sites to build on.',
  'reason.evil': 'It keeps the Evilometer low and the paladin away.',
  'reason.taxes': 'It keeps gold ready for the taxes.',
} as const;
