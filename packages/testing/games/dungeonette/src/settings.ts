// The settings of the game: none.
export const settings = {};
