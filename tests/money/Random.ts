/** A seeded source of chance: the same seed gives the same numbers on every machine. Algorithm: sfc32. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(seed: number) {
    this.a = 0x9e37_79b9 ^ seed;
    this.b = 0x243f_6a88 + Math.floor(seed / 2 ** 32);
    this.c = 0xb7e1_5162 ^ (seed << 7);
    this.counter = 1;
    for (let round = 0; round < 12; round += 1) this.next();
  }

  /** A whole number from 0 up to 2^32, without the upper end. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    this.c |= 0;
    return sum >>> 0;
  }

  /** A whole number from 0 up to `end`, without the end. */
  below(end: number): number {
    return Math.floor((this.next() / 2 ** 32) * end);
  }

  chance(probability: number): boolean {
    return this.next() / 2 ** 32 < probability;
  }

  /** One of several; throws when there are none. */
  of<T>(several: readonly T[]): T {
    const chosen = several[this.below(several.length)];
    if (chosen === undefined) throw new Error('Random.of was given an empty list.');
    return chosen;
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.below(256));
  }

  /** A version 4 UUID. */
  uuid(): string {
    const hex = (count: number): string => Array.from({ length: count }, () => this.below(16).toString(16)).join('');
    return `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[this.below(4)]}${hex(3)}-${hex(12)}`;
  }
}
