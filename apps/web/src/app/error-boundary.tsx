import { Component, type ReactNode } from 'react';
import type { Shell } from '../../locales/texts.ts';

interface Props {
  readonly say: Shell;
  readonly children: ReactNode;
}

/** A fault of ours ends in a designed page, not in a blank one. React gives only classes the means. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { say, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <main className="lost">
        <section className="parchment lost-panel" role="alert">
          <h1>{say.say('trouble.title')}</h1>
          <p>{say.say('trouble.text')}</p>
          <button type="button" className="brass" onClick={() => location.reload()}>
            {say.say('trouble.again')}
          </button>
        </section>
      </main>
    );
  }
}
