import type { ReactNode } from 'react';

interface Props {
  /** Large, before everything else. */
  readonly number?: number | undefined;
  readonly picture: ReactNode;
  readonly words: string;
  /** What its card says. */
  readonly text?: string | undefined;
  readonly price?: ReactNode;
}

/** The face of an option: the piece it is about, its words, what its card says and what it costs. */
export const OptionFace = ({ number, picture, words, text, price }: Props) => (
  <>
    {number === undefined ? undefined : <b className="kit-big-number">{number}</b>}
    {picture}
    <span className="kit-opt-words">
      <b>{words}</b>
      {text === undefined ? undefined : <small>{text}</small>}
      {price}
    </span>
  </>
);
