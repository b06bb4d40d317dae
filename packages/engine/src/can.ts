import type { Params, Refusal, RuleId } from './core.ts';

/**
 * Collects the possible options and, on request, the reasons why others are not possible. `count` is reset instead of
 * `list.length`: that would free the backing store, which cost 12 % of random play.
 */
export class Can<A extends string = string> {
  count = 0;
  readonly list: A[] = [];
  refused: Refusal[] | undefined = undefined;

  /** Possible, unless a rule is named that forbids it. The parameters are built only when reasons are collected. */
  add(option: A, no?: RuleId, why?: () => Params): void {
    if (no === undefined) this.list[this.count++] = option;
    else if (this.refused !== undefined) {
      this.refused.push(why === undefined ? { rule: no, option } : { rule: no, option, params: why() });
    }
  }

  /** None of these, all for the same reason. */
  none(options: readonly A[], no: RuleId): void {
    if (this.refused !== undefined) for (const option of options) this.refused.push({ rule: no, option });
  }

  has(option: string): boolean {
    for (let i = 0; i < this.count; i++) if (this.list[i] === option) return true;
    return false;
  }

  toArray(): A[] {
    return this.list.slice(0, this.count);
  }
}
