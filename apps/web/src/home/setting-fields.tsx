import type { GameSetting, GameSettings } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { upper } from '../base/language.ts';
import { useLocale } from '../base/locale.tsx';
import type { Settings } from '../session/session-info.ts';
import { Stepper } from './stepper.tsx';

type Value = Settings[string];

interface Props {
  readonly spec: GameSettings;
  readonly t: Speaker;
  readonly values: Settings;
  readonly onValues: (values: Settings) => void;
}

/** A form generated from the settings that the game defines. */
export function SettingFields({ spec, t, values, onValues }: Props) {
  const { say } = useLocale();
  const all = Object.entries(spec);
  const advanced = all.filter(([, setting]) => setting.advanced);
  if (all.length === 0) return undefined;
  const field = ([name, setting]: [string, GameSetting]) => (
    <SettingField
      key={name}
      name={name}
      setting={setting}
      t={t}
      value={values[name] ?? setting.default}
      onValue={(value) => onValues({ ...values, [name]: value })}
    />
  );
  return (
    <fieldset className="setting-fields">
      <legend>{say.say('home.settings')}</legend>
      {all.filter(([, setting]) => !setting.advanced).map(field)}
      {advanced.length === 0 ? undefined : (
        <details className="settings-aside">
          <summary>{say.say('home.settings.aside', { count: advanced.length })}</summary>
          {advanced.map(field)}
        </details>
      )}
    </fieldset>
  );
}

interface FieldProps {
  readonly name: string;
  readonly setting: GameSetting;
  readonly t: Speaker;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

function SettingField(props: FieldProps) {
  const { lang } = useLocale();
  const { name, setting, t } = props;
  const key = `setting.${name}`;
  return (
    <div className="setting-field">
      <Control {...props} label={upper(lang, t.label(key))} />
      <p>
        {t.has(`${key}.help`) ? `${t.say(`${key}.help`)} ` : undefined}
        {setting.rule === undefined ? undefined : <small className="setting-rule">{setting.rule}</small>}
      </p>
    </div>
  );
}

function Control({ name, setting, t, value, onValue, label }: FieldProps & { label: string }) {
  const { lang, say } = useLocale();
  switch (setting.type) {
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
            {setting.values.map((one) => (
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
          min={setting.min}
          max={setting.max}
          onValue={onValue}
        />
      );
  }
}
