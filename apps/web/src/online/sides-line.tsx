import { useLocale } from '../base/locale.tsx';
import { Icon } from '../parts/icon.tsx';
import { listed } from '../parts/listed-row.tsx';
import type { Sides } from '../reading/sides.ts';
import { useOnlineSpeaker } from './texts.ts';

interface Props {
  readonly sides: Sides | undefined;
  /** By seat. */
  readonly names: readonly string[];
}

/** Who plays with whom against whom, as a sentence; nothing where everybody plays alone. */
export function SidesLine({ sides, names }: Props) {
  const { lang } = useLocale();
  const o = useOnlineSpeaker();
  if (sides === undefined) return undefined;
  const each = sides.map((seats) =>
    listed(
      seats.map((seat) => names[seat] ?? ''),
      lang,
    ),
  );
  return (
    <p className="sides-line">
      <Icon name="people" />
      <span>
        {each.length === 1
          ? o.say('sides.together')
          : each.reduce((these, those) => o.say('sides.against', { these, those }))}
      </span>
    </p>
  );
}
