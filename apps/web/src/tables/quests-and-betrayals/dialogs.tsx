// Dialogs of this table: a player's board, or a card with its effect.

import { CHARACTERS, EVENTS, ITEMS, MONSTERS, QUESTS, SPECIALS } from '@oubliette/quests-and-betrayals/cards';
import { Gi } from '../../kit/pieces/icon.tsx';
import { PieceDialog } from '../../kit/pieces/piece-dialog.tsx';
import type { TableDialogsProps } from '../../kit/scene/table-dialogs.tsx';
import { noteOf } from '../../reading/about.ts';
import { useTable } from './at-table.ts';
import { Goods } from './pieces/goods.tsx';
import { ItemPicture } from './pieces/item-face.tsx';
import { ADVENTURE_ICONS, has, isItem, isMonster } from './pieces/pictures.ts';
import { QuestFace } from './pieces/quest-card.tsx';
import { MonsterTile } from './pieces/spoil.tsx';
import { Board } from './place/board.tsx';
import { placeOf, questsOf } from './reading.ts';
import { CROPS, House, PLACES, type PlaceName } from './world/places.tsx';

export const dialogs: TableDialogsProps = {
  placeClass: 'qt-paper-place',
  place: (seat) => <Board seat={seat} />,
  piece: (id, onClose) => <CardDialog id={id} onClose={onClose} />,
};

const ADVENTURES = { ...SPECIALS, ...EVENTS };

function CardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { c, names } = useTable();
  const place = PLACES.find((one) => id === `place:${one}`);
  if (place !== undefined) {
    return (
      <PieceDialog
        title={c.say(`place.${place}`)}
        picture={<HousePicture place={place} />}
        text={undefined}
        rule={noteOf(c, `place.${place}`, '').rules[0]}
        onClose={onClose}
      />
    );
  }
  if (has(QUESTS, id)) return <QuestDialog id={id} onClose={onClose} />;
  if (isItem(id)) {
    const { price, rule } = ITEMS[id];
    return (
      <PieceDialog
        title={names(id)}
        picture={
          <span className="qt-large">
            <ItemPicture item={id} />
          </span>
        }
        text={undefined}
        rule={rule}
        onClose={onClose}
      >
        <p className="kit-piece-cost">
          {price === 0 ? c.say('item.none') : c.say('item.price')}{' '}
          {price === 0 ? undefined : <Goods good="gems" n={price} size={24} />}
        </p>
      </PieceDialog>
    );
  }
  if (isMonster(id)) {
    const { rule, gems, trophies } = MONSTERS[id];
    return (
      <PieceDialog
        title={names(id)}
        picture={
          <span className="qt-large">
            <MonsterTile id={id} name="" />
          </span>
        }
        text={undefined}
        rule={rule}
        onClose={onClose}
      >
        <p className="kit-piece-cost">
          <Goods good="gems" n={gems} size={24} /> <Goods good="trophies" n={trophies} size={24} />
        </p>
      </PieceDialog>
    );
  }
  if (has(ADVENTURES, id)) {
    return (
      <PieceDialog
        title={names(id)}
        picture={
          <span className="qt-large qt-square">
            <Gi icon={ADVENTURE_ICONS[id]} />
          </span>
        }
        text={undefined}
        rule={ADVENTURES[id].rule}
        onClose={onClose}
      />
    );
  }
  return has(CHARACTERS, id) ? (
    <PieceDialog title={names(id)} picture={undefined} text={undefined} rule={CHARACTERS[id].rule} onClose={onClose} />
  ) : undefined;
}

const HousePicture = ({ place }: { place: PlaceName }) => (
  <svg className="qt-large-house by-night" viewBox={CROPS[place]} aria-hidden="true">
    <House place={place} />
  </svg>
);

/** The viewer's own quest: its goal, and whether it is claimed automatically (QT-RULING-33). */
function QuestDialog({ id, onClose }: { id: keyof typeof QUESTS; onClose: () => void }) {
  const { c, game, me, besides, session, names } = useTable();
  const standing = besides('standing');
  const option = standing?.options.find((one) => one.endsWith(`:${id}`));
  const mine = me === undefined ? undefined : questsOf(placeOf(game, me)).find(({ quest }) => quest === id);
  return (
    <PieceDialog
      title={names(id)}
      picture={
        mine === undefined || me === undefined ? undefined : (
          <span className="qt-quest qt-large-quest">
            <QuestFace quest={id} seat={me} main={mine.main} />
          </span>
        )
      }
      text={c.say(`quest.${id}.wants`)}
      rule={QUESTS[id].rule}
      onClose={onClose}
    >
      {option === undefined || me === undefined || mine === undefined ? undefined : (
        <button type="button" className="brass is-quiet" onClick={() => session.answer(me, 'standing', option)}>
          {c.say(option.startsWith('on:') ? 'paper.standing.on' : 'paper.standing.off')}
        </button>
      )}
    </PieceDialog>
  );
}
