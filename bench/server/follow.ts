// The parts of our packages that a scripted player uses, as an entry for the bundler.
export { follow, PROTOCOL } from '@oubliette/protocol';
