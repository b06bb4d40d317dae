// Leaving a game: unsaved answers are never dropped without a notice.
import { printable } from '../screen/measure.ts';
import { UserError } from '../user-error.ts';
import { commonViewer, type Session, speakersFor } from './session.ts';

/** Saves to the given path, or where the game was saved before. Reports the result; false when nothing was saved. */
export function save(session: Session, path: string, replace = false): boolean {
  const { saveFile, terminal } = session;
  const { c } = speakersFor(session, commonViewer(session));
  const to = path === '' ? saveFile.path : path;
  if (to === undefined) {
    terminal.print(c.say('save.which'));
    return false;
  }
  try {
    saveFile.save(to, replace);
    terminal.print(terminal.paint.moss(c.say('save.done', { path: printable(to) })));
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const again = error.phrase === 'trouble.exists' ? ` ${c.say('save.replace', { path: printable(to) })}` : '';
    terminal.print(terminal.paint.blood(c.say(error.phrase, error.params) + again));
    return false;
  }
}

/** Saves after every answer, where the table was started with a file. A full disk must not end the game. */
export function saveAlways(session: Session): void {
  const { saveFile, terminal } = session;
  if (saveFile.always === undefined || !saveFile.unsaved) return;
  try {
    saveFile.save(saveFile.always);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { c } = speakersFor(session, commonViewer(session));
    terminal.print(terminal.paint.blood(c.say(error.phrase, error.params)));
  }
}

/** Asks what to do with an unsaved game; false: the player stays. */
export async function mayLeave(session: Session, how?: 'end' | 'interrupted'): Promise<boolean> {
  const { saveFile, table, terminal } = session;
  const { c } = speakersFor(session, commonViewer(session));
  saveAlways(session);
  while (saveFile.unsaved) {
    if (how === 'end' && !terminal.live) return rescue(session);
    terminal.print(c.say('leave.unsaved', { entries: table.match.entries.length }));
    const said = await terminal.ask(c.say('leave.prompt'));
    if (typeof said === 'string') return rescue(session);
    const path = said.line.trim();
    if (path === '') return false;
    if (path === '-') break;
    save(session, path);
  }
  terminal.print(c.say('leave.bye'));
  return true;
}

/** When the game is over: offers to save it. */
export async function offerToKeep(session: Session): Promise<void> {
  const { saveFile, terminal } = session;
  const { c } = speakersFor(session, commonViewer(session));
  while (saveFile.unsaved) {
    const said = await terminal.ask(c.say('end.keep'));
    const path = typeof said === 'string' ? '' : said.line.trim();
    if (path === '') return;
    save(session, path);
  }
}

/** When there is no person to ask: saves to `rescuePath` and shows how to continue. */
function rescue(session: Session): true {
  const { saveFile, table, terminal } = session;
  const { c } = speakersFor(session, commonViewer(session));
  const path = saveFile.rescue();
  const game = table.installed.game.id;
  terminal.print(path === undefined ? c.say('leave.lost') : c.say('leave.rescued', { path, game }));
  return true;
}
