// What the table of Dungeon Lords is made of, behind one door.
import './styles/index.css';

export { Scene } from './scene.tsx';
export { Track } from './track.tsx';
