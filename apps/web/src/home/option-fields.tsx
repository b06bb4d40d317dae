import type { GameSetting, GameSettings } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useLocale } from '../base/locale.tsx';
import { upper } from '../base/upper.ts';
import type { Settings } from '../session/session-info.ts';
import { Stepper } from './stepper.tsx';

type Value = Settings[string];

interface Props {
  readonly spec: GameSettings;
  readonly t: Speaker;
  readonly values: Settings;
  readonly onValues: (values: Settings) => void;
}

/** A form drawn from what the game says can be chosen. */
export function OptionFields({ spec, t, values, onValues }: Props) {
  const { say } = useLocale();
  const all = Object.entries(spec);
  const aside = all.filter(([, option]) => option.aside);
  if (all.length === 0) return undefined;
  const field = ([name, option]: [string, GameSetting]) => (
    <OptionField
      key={name}
      name={name}
      option={option}
      t={t}
      value={values[name] ?? option.default}
      onValue={(value) => onValues({ ...values, [name]: value })}
    />
  );
  return (
    <fieldset className="option-fields">
      <legend>{say.say('home.options')}</legend>
      {all.filter(([, option]) => !option.aside).map(field)}
      {aside.length === 0 ? undefined : (
        <details className="options-aside">
          <summary>{say.say('home.options.aside', { count: aside.length })}</summary>
          {aside.map(field)}
        </details>
      )}
    </fieldset>
  );
}

interface FieldProps {
  readonly name: string;
  readonly option: GameSetting;
  readonly t: Speaker;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

function OptionField(props: FieldProps) {
  const { lang } = useLocale();
  const { name, option, t } = props;
  const key = `setting.${name}`;
  return (
    <div className="option-field">
      <Control {...props} label={upper(lang, t.label(key))} />
      <p>
        {t.has(`${key}.help`) ? `${t.say(`${key}.help`)} ` : undefined}
        {option.rule === undefined ? undefined : <small className="option-rule">{option.rule}</small>}
      </p>
    </div>
  );
}

function Control({ name, option, t, value, onValue, label }: FieldProps & { label: string }) {
  const { lang, say } = useLocale();
  switch (option.type) {
    case 'flag':
      return (
        <label className="tick">
          <input type="checkbox" checked={value === true} onChange={(event) => onValue(event.target.checked)} />
          {label}
        </label>
      );
    case 'choice':
      return (
        <label className="pick">
          <span>{label}</span>
          <select value={String(value)} onChange={(event) => onValue(event.target.value)}>
            {option.values.map((one) => (
              <option key={one} value={one}>
                {upper(lang, t.label(`setting.${name}.${one}`))}
              </option>
            ))}
          </select>
        </label>
      );
    case 'whole':
      return (
        <Stepper
          label={label}
          less={say.say('home.less', { what: label })}
          more={say.say('home.greater', { what: label })}
          value={Number(value)}
          min={option.min}
          max={option.max}
          onValue={onValue}
        />
      );
  }
}
