import { deniedText, useOnlineSpeaker } from './texts.ts';

/** What the server would not do, and why. */
export function Denied({ code }: { readonly code: string }) {
  return (
    <p className="form-fault" role="alert">
      {deniedText(useOnlineSpeaker(), code)}
    </p>
  );
}
