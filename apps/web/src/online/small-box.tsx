import { onShelf } from '../games.ts';
import { HomeIconPicture } from '../home/cover-picture.tsx';
import { clothOf } from '../home/covers.tsx';

/** The box of a game, small: its own emblem on its own cloth. */
export function SmallBox({ game, className }: { game: string; className: string }) {
  const icon = onShelf(game)?.cover.prints.at(-1)?.icon;
  return (
    <span className={className} style={clothOf(game)} aria-hidden="true">
      {icon === undefined ? '?' : <HomeIconPicture icon={icon} />}
    </span>
  );
}
