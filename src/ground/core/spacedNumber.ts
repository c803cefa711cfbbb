/** Writes a number in groups of four digits, as people read it out. */
export function spacedNumber(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
