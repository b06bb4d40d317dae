/**
 * Dice for choosing moves, the same for every contestant: xorshift32.
 * @param {number} seed
 * @returns {(n: number) => number} a whole number from 0 to n-1
 */
export function dice(seed) {
  let x = Math.imul(seed, 0x9e3779b1) | 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
}
