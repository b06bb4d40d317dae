// What a scripted player needs of our own packages.
export { follow, PROTOCOL } from '@oubliette/protocol';
