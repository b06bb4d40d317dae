/** A request over HTTP that is refused: a code that clients translate, and the HTTP status. */
export class Denied extends Error {
  readonly code: string;
  readonly status: number;
  readonly more: object;
  constructor(code: string, status: number, more: object = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.more = more;
  }
}
