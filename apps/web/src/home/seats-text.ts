import type { Shell } from '../../locales/texts.ts';

export const seatsText = (say: Shell, [least, most]: readonly [number, number]): string =>
  least === most ? say.say('home.seats.exact', { least }) : say.say('home.seats.range', { least, most });
