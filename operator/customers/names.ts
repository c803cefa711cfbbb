/** The longest name that a form takes, in characters. */
const longest = 100;

/**
 * Says what is wrong with a person's name; `undefined` if nothing is. A name has a letter, and nothing by which a mail
 * that quotes it would say something of its own: no line breaks, no letters that nobody sees, no addresses.
 */
export function nameError(label: string, name: string): string | undefined {
  if (name.length > longest) return `${label} is too long.`;
  if (!/\p{L}/u.test(name)) return `${label} needs a letter.`;
  if (/[\p{Cc}\p{Zl}\p{Zp}<>]|[\u202A-\u202E\u2066-\u2069]/u.test(name)) return `${label} isn't valid.`;
  if (/:\/\/|www\.|@|\.[a-z]{2,}\//i.test(name)) return `${label} can't hold an address.`;
  return undefined;
}
