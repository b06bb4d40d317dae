import type { ReactNode } from 'react';
import { goHome } from '../base/route.ts';
import { useOnlineSpeaker } from '../online/texts.ts';
import { TopLine } from './top-line.tsx';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** A page with a single notice under the top bar. */
export function NoticePage({ title, text, role, children }: Props) {
  const o = useOnlineSpeaker();
  return (
    <div className="online-page">
      <TopLine />
      <main className="lost">
        <section className="parchment lost-panel" role={role}>
          <h1>{title}</h1>
          {text === undefined ? undefined : <p>{text}</p>}
          {children}
          <button type="button" className="small" onClick={goHome}>
            {o.say('home')}
          </button>
        </section>
      </main>
    </div>
  );
}
