/** A phone's keyboards, as `type` and `inputmode` call them up. */
export type PhoneKeyboard = 'text' | 'email' | 'digits';
export type Capitals = 'none' | 'sentences' | 'words';

/** The characters beside the letters on a text keyboard, and beside them on the one for e-mail addresses. */
const onLetters: Readonly<Record<Exclude<PhoneKeyboard, 'digits'>, RegExp>> = { text: /[a-z ]/i, email: /[a-z@.]/i };

/**
 * Counts the keys that a text takes on a phone: its characters, a shift before each capital that the keyboard does not
 * make by itself, and a change of layout before the first digit or sign and back before the next letter.
 */
export function keysOnPhone(text: string, keyboard: PhoneKeyboard, capitals: Capitals): number {
  if (keyboard === 'digits') return text.length;
  let keys = 0;
  let onSigns = false;
  let before = '';
  for (const character of text) {
    const isSign: boolean = !onLetters[keyboard].test(character) || (onSigns && character === ' ');
    if (isSign !== onSigns) keys += 1;
    onSigns = isSign;
    const byItself = (capitals !== 'none' && before === '') || (capitals === 'words' && before === ' ');
    if (/[A-Z]/.test(character) && !byItself) keys += 1;
    keys += 1;
    before = character;
  }
  return keys;
}
