import type { Heard } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';

/** The line that is being told where nothing flies, in words. Who listens hears it from the log's own voice. */
export const Told = ({ line, t }: { line: Heard | undefined; t: Speaker }) =>
  line === undefined ? undefined : (
    <p className="kit-told parchment" aria-hidden="true">
      {t.event(line)}
    </p>
  );
