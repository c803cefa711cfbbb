/** The longest name that a form takes, in characters. */
const longest = 100;

/** Characters that nobody sees, and angle brackets. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]/u;

/** The joiners that nobody sees, but where Persian and Indian scripts need them: between two of their letters. */
const scripts =
  '\\p{scx=Arab}\\p{scx=Beng}\\p{scx=Deva}\\p{scx=Gujr}\\p{scx=Guru}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Orya}\\p{scx=Sinh}\\p{scx=Taml}\\p{scx=Telu}';
const joiners = new RegExp(`(?<=[${scripts}])[\\u200C\\u200D](?=[${scripts}])`, 'gu');

/** Words with dots inside them, of which mail programs make links. Browsers take the ideographic full stop for a dot. */
const dotted = /[\p{L}\p{M}\p{N}_-]+(?:[.\u3002][\p{L}\p{M}\p{N}_-]+)+/gu;

/**
 * Says what is wrong with a person's name; `undefined` if nothing is. A name has a letter, and nothing by which a mail
 * that quotes it would say something of its own: no line breaks, no letters that nobody sees, no addresses.
 */
export function nameError(label: string, name: string): string | undefined {
  if (name.length > longest) return `${label} is too long.`;
  if (!/\p{L}/u.test(name)) return `${label} needs a letter.`;
  if (unprintable.test(name.replaceAll(joiners, ''))) return `${label} isn't valid.`;
  const plain = name.normalize('NFKC'); // letters and dots of full width are those of addresses
  if (/:\/\/|www\.|@/i.test(plain)) return `${label} can't hold an address.`;
  if ((plain.match(dotted) ?? []).some(isHost))
    return `${label} can't hold an address. Put a space after each full stop.`;
  return undefined;
}

/** Reports whether a word with dots reads as the name of a host: `evil.example`. Initials do not: `J.R.`, `J.R.Smith`. */
function isHost(word: string): boolean {
  const lengths = word.split(/[.\u3002]/).map((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, '').length);
  return (lengths.at(-1) ?? 0) > 1 && lengths.slice(0, -1).some((length) => length > 1);
}
