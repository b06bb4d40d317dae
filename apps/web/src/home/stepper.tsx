interface Props {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValue: (value: number) => void;
}

/** A field for a small integer, with two buttons. */
export const Stepper = ({ label, less, more, value, min, max, onValue }: Props) => (
  <fieldset className="stepper" aria-label={label}>
    <span className="stepper-label">{label}</span>
    <button type="button" aria-label={less} disabled={value <= min} onClick={() => onValue(value - 1)}>
      −
    </button>
    <output aria-live="polite">{value}</output>
    <button type="button" aria-label={more} disabled={value >= max} onClick={() => onValue(value + 1)}>
      +
    </button>
  </fieldset>
);
