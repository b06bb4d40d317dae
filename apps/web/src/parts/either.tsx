import type { ReactNode } from 'react';

interface Props<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly label: (value: T) => ReactNode;
  readonly onChoose: (value: T) => void;
}

/** One of a few values, as a row of buttons. */
export const Either = <T extends string>({ name, legend, values, chosen, label, onChoose }: Props<T>) => (
  <fieldset className="setting">
    <legend>{legend}</legend>
    <div className="either">
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={`setting-${name}`} checked={one === chosen} onChange={() => onChoose(one)} />
          <span>{label(one)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
