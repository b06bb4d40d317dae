/** What each card does, short enough to stand on it. */
export const cards = {
  'card.mighty-blow': 'Free, before a melee attack roll: that attack gains +3.',
  'card.sweep':
    'Attack: roll one attack die; compare the same total with a separate defence roll of every enemy adjacent to the warrior.',
  'card.double-strike': 'Free, after resolving a melee attack: make one more melee attack this turn.',
  'card.bodyguard': 'Reaction, when a weapon attack is declared on an adjacent ally: the warrior becomes its target.',
  'card.parry': 'Reaction, after a melee attack on the warrior is rolled: +3 to the warrior’s defence total.',
  'card.charge':
    'Free, after moving at least 2 squares this turn: the next melee attack gains +2; if it causes damage, the target is moved 1 square directly away when that square is free.',
  'card.war-cry': 'Free: until the end of the round, non-unique monsters within 3 squares have −1 on attack rolls.',
  'card.stand-fast': 'Reaction, when an attack would leave the warrior at 0 PV: the warrior keeps 1 PV instead.',
  'card.magic-missile': 'Attack, spell PU 4: one visible target.',
  'card.toxic-cloud':
    'Attack, spell PU 2: choose a visible square; one attack die against every figure, friend or foe, in the 3x3 block around it; defence totals leave out armour PU. Undead are immune.',
  'card.wall-of-fire':
    'Attack: lay up to 4 fire squares in one unbroken orthogonal line on visible free floor squares. They stay until the end of the next round and block line of sight. A figure that enters one suffers a spell attack of PU 3 (caster’s MAG), once per square entered.',
  'card.ice-block':
    'Attack, no damage: 1D10 + MAG against the visible target’s 1D10 + FOR; if higher, the target is frozen. Frozen: cannot move, attack, react or cast; armour PU +3; any PV loss ends it; otherwise at the start of each of its turns it makes a FOR test and thaws on a success (it may then act).',
  'card.earthquake':
    'Attack: every figure except the caster within 4 squares of the caster and in the same zone tests ADR; each failure loses 1D4 PV and cannot move on its next turn. Flying figures are immune.',
  'card.flight':
    'Free, self: until the end of this turn gain +3 squares of movement, ignore the stop-when-adjacent rule, and cross figures, furniture, webs, fire and crevasses; the turn’s movement must end on a free floor square.',
  'card.flash':
    'Free: the caster’s zone is no longer dark for the rest of the level. In combat, monsters in that zone also have −2 on attack rolls until the end of the round.',
  'card.astral-shield':
    'Free: one visible hero (or the caster) has armour PU +2 until the end of the Combat Phase; does not stack with itself.',
  'card.sleep':
    'Attack, no damage: one visible non-unique monster that is neither undead nor demon; 1D10 + MAG against its 1D10 + MAG; if higher it sleeps until the end of the next round: it does not act and its defence die counts as 0. Any PV loss wakes it.',
  'card.blink':
    'Free: move the caster, or one adjacent consenting ally, to a visible free square at most 8 squares away. This is not movement: nothing in between matters and the stop-when-adjacent rule is not applied.',
  'card.lay-hands': 'Free: the priest or one adjacent hero (even at 0 PV) regains 1D6 PV; ends poison and venom.',
  'card.mercy': 'Free: every hero within 2 squares of the priest, priest included, regains 1D4 PV.',
  'card.blessing':
    'Free: every hero visible to the priest, priest included, has ATT +1 until the end of the Combat Phase; does not stack with itself.',
  'card.armour-of-faith':
    'Free: one visible hero or the priest has DEF +2 until the end of the Combat Phase; does not stack with itself.',
  'card.purify':
    'Free: the priest or one adjacent hero loses every malus, venom, poison, ghoul weakness and spectre strength loss.',
  'card.turn-undead':
    'Attack, spell PU 2: one attack die against every visible undead within 4 squares; each defends with 1D10 + MAG instead of DEF and armour.',
  'card.sanctuary':
    'Reaction, when an attack or damaging spell is declared on the priest or an adjacent hero, before dice: it has no effect on that hero.',
  'card.sacred-weapon':
    'Free: one visible hero’s weapon counts as magic and gains +1 on attack rolls until the end of the Combat Phase.',
  'card.search-traps':
    'Free: the thief’s current zone is made safe for the rest of the level: furniture results marked trap do nothing there and TRAP events cannot be played on heroes in it.',
  'card.pick-lock':
    'Free, on a facing square: one locked door or furniture piece becomes unlocked (opening it still costs 1 VIT).',
  'card.expert-search':
    'Reaction, after the thief’s own roll on the search table or a furniture table: reroll it and keep either result.',
  'card.foil':
    'Reaction, when the GM plays a TRAP, AMBUSH or TRICK event: the thief tests ADR; on a success the card is discarded without effect.',
  'card.listen':
    'Free, on the facing square of an unopened door: the thief’s player alone sees the top Dungeon card, then leaves it on top. If that door is opened this phase, monsters found behind it cannot act before the heroes.',
  'card.backstab': 'Free, before an attack roll against an enemy adjacent to another hero: that attack gains +3.',
  'card.dodge': 'Reaction, after the thief’s defence roll: reroll the defence die and keep the higher.',
  'card.slip':
    'Free: until the end of this turn the thief ignores the stop-when-adjacent rule and may pass over enemy squares.',
  'card.ambush':
    'Draw a Monster card, redrawing uniques. Place its monsters by the placement rule. A Combat Phase starts and in its first round the monsters act before the heroes.',
  'card.prowlers':
    'Draw a Monster card, redrawing uniques. Place its monsters at the open doorway or entrance stairs farthest from the nearest hero (overflow to the nearest free squares). A Combat Phase starts, heroes first.',
  'card.pit':
    'Play when a hero enters a corridor, steps, corner or T-junction square. That hero tests ADR; on a failure loses 1D6 PV and the turn ends.',
  'card.darts':
    'Play when a hero enters or opens anything in a room. That hero tests ADR; on a failure loses 1D4 PV, then tests FOR or takes one venom counter (as the giant spider).',
  'card.rockfall': 'Choose a zone holding a hero. Each hero there tests ADR; each failure loses 1D6 PV.',
  'card.sleeping-gas':
    'Play when a hero opens furniture, before the table roll. That hero tests FOR; on a failure the table roll still happens, then the turn ends and the hero’s next turn is skipped.',
  'card.portcullis':
    'A portcullis closes one open doorway with no figure on its facing squares: no movement through it, line of sight still passes. Place a lever on a free square at least 2 squares away on the heroes’ side (both sides if heroes stand on both). Activating the lever (1 VIT, adjacent), or a FOR test from a facing square (1 VIT, one attempt per hero per phase), removes it.',
  'card.mysterious-lever':
    'Place a lever on a free wall-side square of a zone holding a hero. The first hero to activate it (1 VIT, adjacent) rolls 1D10: 1-3 loses 1D6 PV (trap); 4-6 nothing; 7-9 a secret door opens in that zone; 10 draw a Treasure card. Then remove the lever.',
  'card.carved-slab':
    'Mark a free square in a zone holding a hero; it blocks movement until a hero activates it (1 VIT, adjacent). That hero tests MAG: success, draw a Treasure card; failure, the GM draws one Event card. Then remove the mark.',
  'card.darkness': 'Choose a zone other than the entrance zone: it is dark for the rest of the level.',
  'card.draught': 'Every burning torch in one zone is lost. Lanterns are unaffected.',
  'card.stubborn-lock':
    'Choose one closed, unlocked door or lockable furniture piece with no hero on a facing square: it becomes locked.',
  'card.rat-swarm':
    'Choose a zone holding a hero: each hero there loses 1D4 PV. A hero in that zone may discard one rat poison to cancel this card.',
  'card.evil-eye':
    'One hero suffers a malus of 1 (as the sarcophagus curse) until the end of the next Exploration Phase.',
  'card.weariness': 'Each hero who still has at least 1 PF in one zone loses 1 PF.',
  'card.light-fingers': 'One hero loses 1D10 PO (not below 0). The next hero to kill a monster recovers that sum.',
  'card.reinforcements':
    'Play at the start of a monster turn. Draw a Monster card, redrawing uniques, and keep only half of its monsters rounded up; place them by the placement rule. They act from the next round.',
  'card.frenzy': 'One monster may make one extra attack this round.',
  'card.hide-of-rock': 'One monster’s armour PU is 3 higher until the end of the round.',
  'card.black-blood': 'One wounded monster regains 1D6 PV (not above its starting PV).',
  'card.notched-blade':
    'Play when a hero rolls a natural 1 on an attack with a non-magic weapon: that weapon is discarded.',
  'card.silence': 'Until the end of the current phase, one hero cannot use skills, scrolls or grimoires.',
  'card.alarm':
    'Keep this card face up. The next non-unique Monster card drawn brings one extra monster of its first type; then discard this card.',
  'card.freed-captive':
    'Resolves the moment it is drawn, then the GM draws a replacement: the hero with the fewest PV (tie: heroes choose) regains 1D6 PV.',
  'card.forgotten-cache':
    'Resolves the moment it is drawn, then the GM draws a replacement: the hero whose turn it is (or the first to act next) draws a Treasure card.',
  'card.enchanted-dagger': 'Dagger, PU 1, magic +1.',
  'card.star-staff': 'Staff, PU 1, magic +1; while held, the bearer adds 1 to every spell attack roll.',
  'card.runed-short-sword': 'Short sword, PU 2, magic +1.',
  'card.hallowed-mace': 'Mace, PU 2, magic +1; +2 more on attack rolls against undead.',
  'card.watchmans-spear':
    'Spear, PU 2, magic +1; may strike a target exactly two squares away in a straight line (orthogonal or diagonal) over the square between.',
  'card.blade-of-dawn': 'Long sword, PU 3, magic +1; the bearer’s zone counts as lit.',
  'card.clan-axe': 'Battle axe, PU 3, magic +1; a dwarf bearer adds 1 to FOR tests on doors.',
  'card.canopy-bow': 'Long bow, PU 3, magic +1; uses arrows.',
  'card.clockmakers-crossbow': 'Light crossbow, PU 2, magic +1; uses bolts.',
  'card.great-oath-blade': 'Two-handed sword, PU 4, magic +2.',
  'card.old-arms': 'The finder names one shop weapon of PU 2 and gains it; not magic.',
  'card.garrison-long-sword': 'Long sword, PU 3, not magic.',
  'card.siege-hammer': 'Two-handed hammer, PU 4, not magic; +2 to FOR tests to break doors while wielded.',
  'card.star-strewn-cloak': 'Magician’s cloak, PU 1, magic +1.',
  'card.prowlers-leather': 'Leather armour, PU 1, magic +1.',
  'card.graven-buckler': 'Small shield, PU 1, magic +1.',
  'card.drake-scales':
    'Scale armour, PU 2, magic +1; damage from fire squares and explosions is reduced by 2 (minimum 0).',
  'card.blessed-mail': 'Mail coat, PU 3, magic +1; the wearer ignores the ghoul’s weakening.',
  'card.champions-plate': 'Full plate, PU 4, magic +1.',
  'card.found-full-plate': 'Full plate, PU 4, not magic.',
  'card.banded-armour': 'Banded armour, PU 2, not magic.',
  'card.mail-coat': 'Mail coat, PU 3, not magic.',
  'card.full-quiver': '20 ordinary arrows, stones or bolts (finder’s choice).',
  'card.silver-arrows': '6 arrows, magic +1: the shot counts as a magic weapon.',
  'card.piercing-bolts': '6 bolts; the target’s armour PU counts 2 less (minimum 0).',
  'card.rune-stones': '6 sling stones, magic +1.',
  'card.healing-potion': 'Drink: regain 1D6 PV; ends poison and venom.',
  'card.great-healing-potion': 'Drink: regain 2D6 PV; ends poison and venom.',
  'card.potion-of-vigour': 'Drink: regain 1D4 PF (not above the maximum).',
  'card.potion-of-might': 'Drink: FOR +2 until the end of the current phase.',
  'card.antidote': 'Drink: ends poison, venom and ghoul weakness.',
  'card.lustral-water': 'Throw at a visible square: each undead on it or adjacent to it loses 1D6 PV.',
  'card.spell-scroll':
    'When drawn, roll 1D10 on the magician list; any hero may cast that spell once (1 PF, own MAG), then discard.',
  'card.ring-of-the-rampart': 'Worn: DEF +1.',
  'card.seven-step-boots': 'Worn: VIT +1.',
  'card.brazen-gauntlets': 'Worn: FOR +1.',
  'card.moon-talisman': 'Worn: MAG +1.',
  'card.hares-foot': 'Once per game the bearer rerolls one of their own dice.',
  'card.master-key': 'Three uses: unlock one door or furniture piece from its facing square (no VIT).',
  'card.old-plan': 'Read once: learn the distance to the objective card (as library result 6).',
  'card.purse': 'Gain 10 PO, then discard.',
  'card.casket': 'Gain 20 PO, then discard.',
  'card.gem': 'Gain 30 PO, then discard.',
  'card.golden-idol': 'Gain 80 PO, then discard.',
} as const;
