// Several people at one device: before it is handed over, the screen and its scroll-back are cleared.
import type { Seat } from '@oubliette/engine';
import { boxed, headline } from '../screen/frame.ts';
import { padded, widthOf } from '../screen/measure.ts';
import { takeBack } from './commands.ts';
import { mayLeave } from './leave.ts';
import { hasNews, newsFor } from './log.ts';
import { type Session, speakersFor } from './session.ts';

export type Handed = 'handed' | 'taken-back' | 'left';

/** The last person reads the result of their answer and may take it back; then the screen is cleared for the next one. */
export async function handOver(session: Session, to: Seat): Promise<Handed> {
  const { holder, terminal } = session;
  const { paint, width } = terminal;
  if (holder !== undefined && hasNews(session, holder)) {
    const { c } = speakersFor(session, holder);
    terminal.print(headline(paint, width, paint.dim(c.say('page.news'))), ...newsFor(session, holder));
    const said = await terminal.ask(c.say('curtain.hide', { seat: to }));
    if (typeof said === 'string' || said.line.trim() === 'q') {
      if (await mayLeave(session, typeof said === 'string' ? said : undefined)) return 'left';
    } else if (said.line.trim() === 'u' && takeBack(session, holder)) return 'taken-back';
  }
  session.holder = undefined;
  return (await curtain(session, to)) ? 'handed' : 'left';
}

async function curtain(session: Session, to: Seat): Promise<boolean> {
  const { terminal } = session;
  const { c } = speakersFor(session, to);
  for (;;) {
    terminal.forget();
    terminal.print(...curtainLines(session, c.say('curtain.title'), c.say('curtain.pass', { seat: to })));
    const said = await terminal.ask(c.say('curtain.ready', { seat: to }));
    if (typeof said === 'object' && said.line.trim() !== 'q') break;
    if (await mayLeave(session, typeof said === 'string' ? said : undefined)) return false;
  }
  terminal.forget();
  session.holder = to;
  return true;
}

function curtainLines({ terminal }: Session, title: string, sentence: string): string[] {
  const { height, paint } = terminal;
  const inside = Math.max(widthOf(sentence), widthOf(title)) + 4;
  const width = Math.min(terminal.width, inside + 4);
  const above = height === undefined ? 0 : Math.max(0, Math.floor((height - 7) / 3));
  const box = boxed(paint, width, paint.bold(title), ['', padded(`  ${sentence}`, width - 4), '']);
  const left = ' '.repeat(Math.max(0, Math.floor((terminal.width - width) / 2)));
  return [...Array.from({ length: above }, () => ''), ...box.map((line) => left + line), ''];
}
