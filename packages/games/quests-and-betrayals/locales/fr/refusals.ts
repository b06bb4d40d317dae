import type { Catalogue } from '@oubliette/text';
import type { refusals as english } from '../en/refusals.ts';

/** Pourquoi non, là où un mot au joueur le dit mieux que la ligne du livre. */
export const refusals: Catalogue<typeof english> = {
  'refuse.QT-SHOP-1':
    'Cela coûte {price}, et vous avez {gems, plural, =0 {la bourse vide} one {# gemme} other {# gemmes}}.',
  'refuse.QT-TEMPLE-1': 'Les frères veulent d’abord 2 gemmes.',
  'refuse.QT-RULING-36': 'Vous êtes d’une santé révoltante.',
  'refuse.QT-GUILD-1': 'Vous ne pouvez pas payer la Guilde.',
  'refuse.QT-RULING-37': 'La Guilde n’a plus de quête.',
  'refuse.QT-TROPHY-1': 'Un trophée coûte 6 gemmes.',
  'refuse.QT-POT-1': 'Pas d’Arène avant le troisième tour de table : observez d’abord.',
  'refuse.QT-DUNGEON-10': 'Il n’est pas assez fort pour que vous le fuyiez avec dignité.',
  'refuse.QT-CARD-26': 'Le troll veut une gemme pour cela.',
  'refuse.QT-CARD-48': 'On dirait un coffre. Qui fuit un coffre ?',
  'refuse.QT-CARD-46': 'Même un Djinn a un budget.',
  'refuse.QT-CARD-55': 'Le colporteur ne porte rien de si cher.',
  'refuse.QT-QUEST-5': 'Cette quête n’est pas accomplie en ce moment.',
  'refuse.QT-TALK-2': 'Vous deux ne pouvez traiter maintenant.',
  'refuse.QT-TALK-20': 'Deux offres y tiennent déjà.',
  'refuse.QT-TALK-27': 'Vous y avez fait assez d’offres pour l’instant.',
  'refuse.QT-TALK-28': 'Vous avez dit en avoir fini.',
  'refuse.QT-TALK-30': 'Assez de paroles entre vous deux.',
};
