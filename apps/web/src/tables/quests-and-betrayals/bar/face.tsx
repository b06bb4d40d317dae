// The picture of an option by its subject: an item, a monster, a quest, a player, or a number.

import { ITEMS, MONSTERS, QUEST_GEMS, QUESTS } from '@oubliette/quests-and-betrayals/cards';
import { subjectOf } from '@oubliette/quests-and-betrayals/reading';
import type { CSSProperties, ReactNode } from 'react';
import { OptionFace } from '../../../kit/bar/option-face.tsx';
import type { FaceProps } from '../../../kit/bar/options.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { aboutPiece } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import type { GameIcon } from '../icon-names.ts';
import { Goods, GoodToken } from '../pieces/goods.tsx';
import { bonusOf, ItemPicture } from '../pieces/item-face.tsx';
import { has, isItem, isMonster, QUEST_ICONS } from '../pieces/pictures.ts';
import { MonsterTile } from '../pieces/spoil.tsx';
import { WordSeal } from '../pieces/word-seal.tsx';
import { placeOf } from '../reading.ts';

const square = (icon: GameIcon, ground: string): ReactNode => (
  <span className="qt-square" style={{ '--k': ground } as CSSProperties}>
    <Gi icon={icon} />
  </span>
);

/** Options with a picture of their own, by kind of ask. */
const PICTURES: Readonly<Record<string, Readonly<Record<string, readonly [GameIcon, string]>>>> = {
  confront: { fight: ['crossed-swords', '#7a2f28'], flee: ['footsteps', '#4f6f2e'] },
  announce: { use: ['armor-upgrade', '#4d6480'], keep: ['padlock', '#5b4e3e'] },
  reroll: { sorcery: ['fire-ring', '#44479c'], clover: ['clover', '#75508f'], keep: ['rolling-dices', '#5b4e3e'] },
  fist: { attacker: ['gladius', '#23854a'], defender: ['templar-shield', '#b5332a'], none: ['palm', '#5b4e3e'] },
  'split-card': { keep: ['fist', '#81531f'], give: ['shaking-hands', '#2f5f9e'] },
  messenger: { keep: ['stabbed-note', '#44479c'], leave: ['cancel', '#5b4e3e'] },
  draw: { draw: ['cave-entrance', '#6d3a1c'] },
  'arena-talk': { done: ['check-mark', '#4f6f2e'] },
  'last-claims': { done: ['check-mark', '#4f6f2e'] },
  wish: { gems: ['cut-diamond', '#12806a'], trophy: ['trophy', '#b07d12'] },
  plunder: { gems: ['cut-diamond', '#12806a'] },
  'deal-reason': {
    price: ['cut-diamond', '#8a4f00'],
    trust: ['backstab', '#8e2b22'],
    wounds: ['drop', '#a8271f'],
    plans: ['thought-bubble', '#44479c'],
    leader: ['trophy', '#b07d12'],
    none: ['cancel', '#5b4e3e'],
  },
};

export function Face({ option, words, brief }: FaceProps) {
  const { ask, c, t, game, me } = useTable();
  /** The amount promised by a running word. */
  const owed = (n: string): boolean =>
    game.ledger.some(({ giver, state, word = '' }) => giver === me && state === 'running' && subjectOf(word) === n);
  const kind = ask?.kind ?? '';
  const own = PICTURES[kind]?.[option];
  if (own !== undefined) {
    const key = `face.${kind}.${option}`;
    // The event card drawn is still open.
    const aboutCard = game.card === undefined ? undefined : aboutPiece(t, game.card)?.text;
    const gems = game.fight?.defender === undefined ? 0 : placeOf(game, game.fight.defender).gems;
    return (
      <OptionFace
        picture={square(...own)}
        words={words}
        text={kind === 'draw' ? aboutCard : brief || !c.has(key) ? undefined : c.say(key as never, { gems })}
      />
    );
  }
  if (kind === 'settle') {
    const breaks = option === 'hold' || option === '0';
    const whole = !breaks && (!/^\d+$/.test(option) || owed(option));
    return (
      <OptionFace
        picture={<WordSeal state={breaks || !whole ? 'broken' : 'kept'} size={52} silent />}
        words={words}
        text={c.say(breaks ? 'face.settle.broken' : whole ? 'face.settle.kept' : 'face.settle.short')}
      />
    );
  }
  const parts = option.split(':');
  const id = parts.find((part) => isItem(part) || isMonster(part) || has(QUESTS, part)) ?? '';
  if (isItem(id)) {
    return (
      <OptionFace
        picture={<ItemPicture item={id} />}
        words={words}
        text={brief ? undefined : `${bonusOf(id)} · ${c.say(`type.${ITEMS[id].type}`)}`}
      />
    );
  }
  if (isMonster(id)) {
    const { power, gems, trophies } = MONSTERS[id];
    return (
      <OptionFace
        picture={
          <span className="qt-tile">
            <MonsterTile id={id} name="" />
          </span>
        }
        words={words}
        text={brief ? undefined : c.say('monster.power', { power })}
        price={kind === 'crossroads' ? <MonsterPays gems={gems} trophies={trophies} /> : undefined}
      />
    );
  }
  if (has(QUESTS, id)) {
    const main = kind === 'main-quest';
    return (
      <OptionFace
        picture={square(QUEST_ICONS[id], '#4a4da3')}
        words={c.say(`quest.${id}`)}
        text={c.say(`quest.${id}.wants`)}
        price={
          <span className="kit-opt-price">
            <Goods good="trophies" n={QUESTS[id].trophies * (main ? 2 : 1)} size={17} />
            <Goods good="gems" n={QUEST_GEMS} size={17} />
          </span>
        }
      />
    );
  }
  if (parts[0] === 'seat') {
    const seat = Number(parts[1]);
    const text = kind === 'light-fingers' ? c.say('face.purse', { gems: placeOf(game, seat).gems }) : undefined;
    return <OptionFace picture={<SeatMark seat={seat} size={34} />} words={words} text={text} />;
  }
  if (kind === 'split-gems') return <OptionFace picture={<GoodToken good="gems" size={30} />} words={words} />;
  if (kind === 'split-trophies') return <OptionFace picture={<GoodToken good="trophies" size={30} />} words={words} />;
  return <OptionFace picture={undefined} words={words} />;
}

const MonsterPays = ({ gems, trophies }: { gems: number; trophies: number }) => (
  <span className="kit-opt-price">
    <Goods good="gems" n={gems} size={17} />
    <Goods good="trophies" n={trophies} size={17} />
  </span>
);
