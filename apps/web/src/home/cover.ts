// What is printed on a box: three colours of light and a few outlines.
import type { HomeIcon } from './icon-names.ts';

export interface Print {
  readonly icon: HomeIcon;
  /** Its middle and its width, on a picture 190 wide and 236 high. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly colour: string;
}

export interface Cover {
  readonly light: string;
  readonly cloth: string;
  readonly dark: string;
  /** From the back to the front; the last one stands for the game where there is room for one only. */
  readonly prints: readonly Print[];
}
