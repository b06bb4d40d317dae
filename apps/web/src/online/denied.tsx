import { deniedText, useOnlineVoice } from './voice.ts';

/** What the server would not do, and why. */
export function Denied({ code }: { readonly code: string }) {
  return (
    <p className="form-fault" role="alert">
      {deniedText(useOnlineVoice(), code)}
    </p>
  );
}
