// The screen of this table with its styles and pictures, loaded when a table is opened.
import './styles/index.css';

export { Scene } from './scene.tsx';
export { Track } from './track.tsx';
