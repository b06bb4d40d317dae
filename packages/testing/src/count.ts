/** Large counts are for the full run; by default a sample with fixed seeds. */
export interface Count {
  readonly sample: number;
  readonly full: number;
}

export const isFull = (): boolean => process.env.OUBLIETTE_FULL === '1';

export const count = ({ sample, full }: Count): number => (isFull() ? full : sample);
