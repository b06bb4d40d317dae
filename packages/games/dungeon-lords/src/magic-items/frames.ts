import type { AtOnce } from '@oubliette/engine';
import type { TokenId } from '../cards/cards.ts';

/** The Items phase. A token of the advanced variant is a step of the `orders` frame. */
export type ItemsFrame = AtOnce<'items', { 'give-item': TokenId }>;
