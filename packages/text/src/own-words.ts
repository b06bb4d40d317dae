/** What the engine and the table say in every game. A game may say it otherwise under the same key. */
const en = {
  'refuse.ENG-LATE': 'That question has already been answered.',
  'refuse.ENG-NOT-ASKED': 'You are not being asked that now.',
  'refuse.ENG-NOT-OFFERED': 'That is not one of the choices.',
  'refuse.ENG-MALFORMED': 'That answer cannot be understood.',
  'refuse.ENG-NO-SUCH-SEAT': 'There is no such seat at this table.',
  'refuse.ENG-OVER': 'The game is over.',
  'refuse.ENG-NOTHING-TO-TAKE-BACK': 'There is nothing to take back.',
  'refuse.ENG-KNOWN': 'Something has become known since then, so it can no longer be undone.',
  'refuse.ENG-OTHERS-ANSWERED': 'Others have answered since then, so it can no longer be undone.',
  'refuse.ENG-NEVER': 'This table allows no undo.',
  'table.waiting': 'Waiting for {seats}.',
  'table.seat': 'Seat {number}',
  'name.true': 'yes',
  'name.false': 'no',
  'name.none': 'nothing',
  'name.nobody': 'nobody',
} as const;

const fr: Readonly<Record<keyof typeof en, string>> = {
  'refuse.ENG-LATE': 'Cette question a déjà reçu sa réponse.',
  'refuse.ENG-NOT-ASKED': 'On ne vous demande pas cela maintenant.',
  'refuse.ENG-NOT-OFFERED': 'Cela ne fait pas partie des choix.',
  'refuse.ENG-MALFORMED': 'Cette réponse est incompréhensible.',
  'refuse.ENG-NO-SUCH-SEAT': 'Cette place n’existe pas à cette table.',
  'refuse.ENG-OVER': 'La partie est terminée.',
  'refuse.ENG-NOTHING-TO-TAKE-BACK': 'Il n’y a rien à reprendre.',
  'refuse.ENG-KNOWN': 'Quelque chose a été révélé depuis, on ne peut plus revenir en arrière.',
  'refuse.ENG-OTHERS-ANSWERED': 'D’autres ont répondu depuis, on ne peut plus revenir en arrière.',
  'refuse.ENG-NEVER': 'À cette table, on ne revient pas en arrière.',
  'table.waiting': 'On attend {seats}.',
  'table.seat': 'Place {number}',
  'name.true': 'oui',
  'name.false': 'non',
  'name.none': 'rien',
  'name.nobody': 'personne',
};

export type OwnKey = keyof typeof en;
export const ownWords = { en, fr } as const;
