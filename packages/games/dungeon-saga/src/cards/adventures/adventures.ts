// The eight adventures of the campaign, in order.
import type { Adventure } from './adventure.ts';
import { boneOrchard } from './bone-orchard.ts';
import { floodedCellars } from './flooded-cellars.ts';
import { gluttonsKitchen } from './gluttons-kitchen.ts';
import { ironVaults } from './iron-vaults.ts';
import { lastThrone } from './last-throne.ts';
import { sunkenArmoury } from './sunken-armoury.ts';
import { turningStair } from './turning-stair.ts';
import { weepingChoir } from './weeping-choir.ts';

export const ADVENTURES: readonly Adventure[] = [
  floodedCellars,
  boneOrchard,
  weepingChoir,
  gluttonsKitchen,
  sunkenArmoury,
  turningStair,
  ironVaults,
  lastThrone,
];
