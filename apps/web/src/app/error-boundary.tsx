import { Component, type ReactNode } from 'react';
import type { Shell } from '../../locales/texts.ts';

interface Props {
  readonly say: Shell;
  readonly children: ReactNode;
}

/** Shows an error page instead of a blank one. React supports error boundaries only as classes. */
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
