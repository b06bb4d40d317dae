import type { Shell } from '../../locales/texts.ts';
import type { Unplayable } from './open-game.ts';

export const faultText = (say: Shell, fault: Unplayable): string =>
  fault.what === 'no-such-game'
    ? say.say('fault.no-such-game', { game: fault.game })
    : fault.what === 'elsewhere'
      ? say.say('elsewhere.text')
      : say.fault(fault);
