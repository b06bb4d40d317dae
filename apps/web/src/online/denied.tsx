import { deniedText, useOnlineSpeaker } from './texts.ts';

/** The request that the server denied, and the reason. */
export function Denied({ code }: { readonly code: string }) {
  return (
    <p className="form-fault" role="alert">
      {deniedText(useOnlineSpeaker(), code)}
    </p>
  );
}
