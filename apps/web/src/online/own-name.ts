// How this device's person called themselves last time.
import { read, write } from '../base/storage.ts';

const NAME = 'oubliette.name';
export const ownName = (): string => read(NAME) ?? '';
export const keepOwnName = (name: string): void => void write(NAME, name);
