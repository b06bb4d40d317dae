// A copy of a state: full literals, field by field. Spreads were measured five times slower on copies of copies.
import type { Core } from '@oubliette/engine';
import { copyItems } from './magic-items/tokens.ts';
import type { Adventurer, Creature, Dummy, Fight, Frame, Player, RoomTile, State } from './state.ts';

export function copyState(s: State, core: Core<Frame>): State {
  const players = new Array<Player>(s.players.length);
  for (let i = 0; i < players.length; i++) players[i] = copyPlayer(s.players[i]!);
  const dummies = new Array<Dummy>(s.dummies.length);
  for (let i = 0; i < dummies.length; i++) {
    const { blocked, drawn } = s.dummies[i]!;
    dummies[i] = { blocked: blocked.slice(), drawn: drawn.slice() };
  }
  const copy: State = {
    core,
    options: s.options,
    year: s.year,
    season: s.season,
    first: s.first,
    spaces: s.spaces.slice(),
    permit: s.permit,
    forHire: s.forHire.slice(),
    forSale: s.forSale.slice(),
    monsterStack: s.monsterStack.slice(),
    roomStack: s.roomStack.slice(),
    adventurerStack: s.adventurerStack.slice(),
    adventurersUnder: s.adventurersUnder,
    trapStack: s.trapStack.slice(),
    usedTraps: s.usedTraps.slice(),
    combatCards: s.combatCards.slice(),
    combatShown: s.combatShown,
    events: s.events.slice(),
    eventsShown: s.eventsShown,
    specials: s.specials.slice(),
    specialShown: s.specialShown,
    arriving: s.arriving.slice(),
    expected: s.expected.slice(),
    paladin: s.paladin,
    discardedMonsters: s.discardedMonsters.slice(),
    discardedRooms: s.discardedRooms.slice(),
    farLands: s.farLands.slice(),
    dummies,
    dummyEvil: s.dummyEvil,
    fight: copyFight(s.fight),
    players,
  };
  if (s.items !== undefined) copy.items = copyItems(s.items);
  return copy;
}

function copyPlayer(p: Player): Player {
  return {
    gold: p.gold,
    food: p.food,
    imps: p.imps,
    busy: p.busy,
    evil: p.evil,
    traps: p.traps.slice(),
    shownTraps: p.shownTraps.slice(),
    buriedTraps: p.buriedTraps.slice(),
    lair: copyLair(p.lair),
    map: p.map.slice(),
    rooms: copyRooms(p.rooms),
    dealt: p.dealt.slice(),
    blocked: p.blocked.slice(),
    played: p.played.slice(),
    shown: p.shown,
    unused: p.unused.slice(),
    spied: p.spied.slice(),
    party: copyParty(p.party),
    prison: p.prison.slice(),
    letters: p.letters,
    plan: { cell: p.plan.cell, traps: p.plan.traps.slice(), creatures: p.plan.creatures.slice() },
  };
}

export function copyFight(f: Fight): Fight {
  return {
    seat: f.seat,
    detected: f.detected,
    attacked: f.attacked,
    noSpells: f.noSpells,
    noHealing: f.noHealing,
    noConquest: f.noConquest,
    shield: f.shield,
    courage: f.courage,
    invisible: f.invisible,
    rage: f.rage,
    sheep: f.sheep,
    sent: f.sent.slice(),
  };
}

export function copyLair(lair: readonly Creature[]): Creature[] {
  const out = new Array<Creature>(lair.length);
  for (let i = 0; i < out.length; i++) {
    const { id, spent, worked, unpaid } = lair[i]!;
    out[i] = { id, spent, worked, unpaid };
  }
  return out;
}

function copyRooms(rooms: readonly RoomTile[]): RoomTile[] {
  const out = new Array<RoomTile>(rooms.length);
  for (let i = 0; i < out.length; i++) {
    const { cell, id, produced } = rooms[i]!;
    out[i] = { cell, id, produced };
  }
  return out;
}

export function copyParty(party: readonly Adventurer[]): Adventurer[] {
  const out = new Array<Adventurer>(party.length);
  for (let i = 0; i < out.length; i++) {
    const { id, wounds, extra, poison, items } = party[i]!;
    out[i] = { id, wounds, extra, poison };
    if (items !== undefined) out[i]!.items = items; // never changed, only replaced
  }
  return out;
}
