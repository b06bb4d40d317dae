import type { Catalogue } from '@oubliette/text';
import type { box as en } from './en.ts';

export const box: Catalogue<typeof en> = {
  'game.name': 'Donjon',
  'game.tagline': 'Des portes, des dés, et quelque chose qui respire derrière la troisième.',
  'game.progress':
    '{phase, select, explore {en exploration} other {au combat, tour {round}}}, {dungeonLeft, plural, =0 {plus rien à découvrir} one {# tuile à découvrir} other {# tuiles à découvrir}}',
  'role.master': 'Maître du Donjon',
  'role.hero': 'Héros',
  'policy.automatic': 'Maître automatique',
  'policy.easy': 'Maître automatique, indulgent',
  'policy.hard': 'Maître automatique, sans pitié',
  'setting.quest': 'Quête',
  'setting.quest.help': 'Ce que les héros ont eu la folie de promettre.',
  'setting.quest.black-throne': 'Le Trône Noir',
  'setting.quest.last-vigil': 'La Dernière Veille',
  'setting.quest.well-of-oaths': 'Le Puits des Serments',
  'setting.quest.hanging-reliquary': 'Le Reliquaire Suspendu',
  'setting.quest.horned-arena': 'L’Arène aux Cornes',
  'setting.quest.forbidden-archives': 'Les Archives Interdites',
  'setting.quest.cards-speak': 'Ce que diront les cartes',
  'setting.heroes': 'Héros',
  'setting.heroes.help': 'Fait pour quatre. À moins de trois c’est dur, à plus de quatre c’est vite facile.',
  'setting.party': 'Compagnie',
  'setting.party.help': 'Six héros tout prêts, dans trois ordres d’arrivée.',
  'setting.party.classic': 'Une de chaque classe',
  'setting.party.blades': 'Les lames d’abord',
  'setting.party.shadows': 'Les ombres d’abord',
  'setting.monstersRollD6': 'Monstres cléments',
  'setting.monstersRollD6.help':
    'Au combat, les monstres ordinaires lancent un dé à six faces. Pour débuter, ou à peu de héros.',
  'setting.oneCardAhead': 'Une carte d’avance',
  'setting.oneCardAhead.help':
    'Le maître tire toutes les cartes en secret et en garde une de chaque pioche, à jouer à la place.',
  'setting.themeRedrawMonster': 'Monstres assortis',
  'setting.themeRedrawMonster.help':
    'Dans une salle à thème, le maître peut faire retirer des monstres jusqu’à ce qu’ils conviennent.',
  'setting.themeRedrawTreasure': 'Trésors assortis',
  'setting.themeRedrawTreasure.help':
    'Pas d’armure complète dans un tiroir : le maître peut faire tirer un autre trésor.',
  'setting.gmRearrangesBoard': 'Le maître oriente les zones',
  'setting.gmRearrangesBoard.help': 'Le maître choisit quelle porte de la nouvelle zone rejoint la porte ouverte.',
  'setting.gmOverridesCards': 'Le maître passe outre les cartes',
  'setting.gmOverridesCards.help':
    'Une zone tirée peut être écartée pour une autre. Les joueurs peuvent lui en vouloir.',
  'setting.explorationPhaseLength': 'Durée d’une phase d’exploration',
  'setting.explorationPhaseLength.help': 'Combien de temps une compétence d’exploration reste inclinée.',
  'setting.explorationPhaseLength.cycle': 'Un tour de chaque héros',
  'setting.explorationPhaseLength.untilCombat': 'Jusqu’au prochain combat',
  'setting.deathTiming': 'La mort',
  'setting.deathTiming.help': 'Quand un héros à 0 point de vie ne peut plus être secouru.',
  'setting.deathTiming.endOfPhase': 'À la fin de la phase',
  'setting.deathTiming.endOfRound': 'À la fin du tour de combat',
  'setting.nightfall': 'Tombée de la nuit',
  'setting.nightfall.help':
    'Phases d’exploration et tours de combat avant que le donjon ne referme la bouche. 0 : jamais.',
};
