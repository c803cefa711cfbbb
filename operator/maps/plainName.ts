/** Words that people write in two ways. */
const sameWord: Readonly<Record<string, string>> = { saint: 'st', upon: 'on' };

/**
 * A name as it is compared, however it was typed: "King's  Lynn" and "kings lynn", "Stoke-on-Trent" and "stoke upon
 * trent", "Saint Albans" and "St. Albans" are the same. Empty for a text without a letter or digit.
 */
export function plainName(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’‘`.]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  return plain
    .split(' ')
    .map((word) => (Object.hasOwn(sameWord, word) ? (sameWord[word] ?? word) : word))
    .join(' ');
}
