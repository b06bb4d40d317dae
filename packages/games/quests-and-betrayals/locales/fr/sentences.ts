import type { Catalogue } from '@oubliette/text';
import type { sentences as english } from '../en/sentences.ts';

/** Des promesses que personne n’a besoin de taper. */
export const sentences: Catalogue<typeof english> = {
  'name.friends': 'Nous serons amis. Quelque temps.',
  'name.fair-share': 'Vous aurez votre juste part, pesée à ma balance.',
  'name.my-turn-next': 'Vous m’aidez aujourd’hui, je vous aide demain.',
  'name.no-plunder': 'Si je vous bats un jour, je prendrai quelque chose de laid.',
  'name.vote-for-you': 'À votre prochaine querelle, je suis des vôtres.',
  'name.leave-leader': 'Ensemble contre qui mène.',
  'name.share-news': 'Je vous dirai ce que je vois au Carrefour.',
  'name.remember': 'Je m’en souviendrai. Avec tendresse.',
  'name.first-pick': 'Vous choisirez le premier ce que je vends.',
  'name.stay-home': 'Je ne me mêle pas de vos affaires.',
  'name.same-side': 'Du même côté, quoi qu’il en coûte.',
  'name.drink': 'La prochaine tournée est pour moi.',
  'name.own': 'avec mes propres mots',
};
