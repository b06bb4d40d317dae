import type { Catalogue } from '@oubliette/text';
import type { reasons as en } from '../en/reasons.ts';

export const reasons: Catalogue<typeof en> = {
  'reason.dungeon': 'Le donjon lui-même y gagne des points.',
  'reason.siege': 'Cela prépare l’arrivée des aventuriers : plus de prisonniers, moins de tuiles perdues.',
  'reason.titles': 'Cela rapproche d’un titre.',
  'reason.stores': 'Cela remplit les réserves : de l’or et de la nourriture pour les tours à venir.',
  'reason.imps': 'Cela garde plus de lutins au travail.',
  'reason.growth': 'Cela laisse de quoi grandir : des tunnels à creuser et des places à bâtir.',
  'reason.evil': 'Cela garde le Méchantomètre au plus bas et le paladin à distance.',
  'reason.taxes': 'Cela garde de l’or pour les impôts.',
};
