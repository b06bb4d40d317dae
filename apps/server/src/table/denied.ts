/** A wish that is not granted: with the code a client can translate, and the HTTP status it goes with. */
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
