// The screen of the table, with its styles and pictures: loaded when the table is opened.
import './styles/index.css';

export { Scene } from './scene.tsx';
export { Track } from './track.tsx';
