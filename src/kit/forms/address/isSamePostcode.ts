/** Reports whether two texts are the same postcode, however they are written. */
export function isSamePostcode(one: string, other: string): boolean {
  const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return plain(one) === plain(other);
}
