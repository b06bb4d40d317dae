/** Pourquoi le maître automatique a répondu ainsi. */
export const reasons = {
  'reason.space': 'c’est là qu’il reste le plus de place pour la suite',
  'reason.draw': 'une carte est une carte',
  'reason.harm': 'cela coûte environ {points} points',
  'reason.wait': 'que la main grossisse d’abord',
  'reason.mercy': 'ils ont déjà assez mauvaise mine',
  'reason.timid': 'il n’ose pas encore',
  'reason.order': 'qui dégage le chemin passe d’abord, archers et sorciers en dernier',
  'reason.target': 'environ {points} points de dégâts pour {hero}',
  'reason.close': 'vers {hero}',
  'reason.keep-away': 'hors de portée, derrière les autres',
  'reason.web': 'cela allonge leur chemin',
  'reason.theme': 'cela jurerait avec le décor',
  'reason.lots': 'peu importe : tiré au sort',
};
