/** The fewest characters that a card's number has. */
const shortestNumber = 4;

/** The longest pause between two keys of one scan, in milliseconds. A scanner takes some twenty. */
const longestPauseMs = 1000;

/**
 * Tells the keys of a card scanner from others. It types the number of a card and then Enter, wherever the focus is: on a
 * button, that Enter would press it.
 */
export class ScannedKeys {
  private typed = '';
  private lastAt = -Infinity;

  /**
   * Takes a key as `KeyboardEvent.key` names it, pressed at a time in milliseconds. Returns the number of the card once
   * its Enter comes, else `undefined`.
   */
  take(key: string, at: number): string | undefined {
    const before = at - this.lastAt <= longestPauseMs ? this.typed : '';
    this.lastAt = at;
    if (key === 'Shift') return undefined; // comes before each capital letter
    const isCharacter = key.length === 1 && key !== ' ';
    this.typed = isCharacter ? before + key : '';
    return key === 'Enter' && before.length >= shortestNumber ? before : undefined;
  }
}
