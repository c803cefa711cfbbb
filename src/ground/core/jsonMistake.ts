import { printParseErrorCode, type ParseError } from 'jsonc-parser';

/** A mistake in a JSON text, in words, at the place of the thing itself: a comma too many is told where it stands. */
export type JsonMistake = { readonly offset: number; readonly message: string };

/** Describes the first of a parser's errors: those after it may only follow from it. */
export function jsonMistake(text: string, [first]: readonly ParseError[]): JsonMistake | undefined {
  if (!first) return undefined;
  const { offset } = first;
  const code = printParseErrorCode(first.error);
  const before = text.slice(0, offset).trimEnd();
  if (text.trim() === '') return { offset, message: 'The file is empty.' };
  if (before.endsWith(',') && (code === 'PropertyNameExpected' || code === 'ValueExpected') && offset < text.length)
    return {
      offset: before.length - 1,
      message: 'There is a comma too many: delete it, or write what comes after it.',
    };
  if (text.slice(offset).trim() === '' && code !== 'EndOfFileExpected')
    return { offset, message: 'The file ends too early: the rest of it is missing.' };
  return { offset, message: sentences[code] ?? `This isn't JSON: ${wordsOf(code)}.` };
}

const sentences: Readonly<Record<string, string>> = {
  CommaExpected: 'A comma is missing before this.',
  ColonExpected: 'A colon is missing before this.',
  PropertyNameExpected: 'A name in double quotes is missing here.',
  ValueExpected: 'A value is missing here.',
  CloseBraceExpected: 'A } is missing here.',
  CloseBracketExpected: 'A ] is missing here.',
  EndOfFileExpected: 'There is something after the end of the journey: delete it.',
  InvalidCommentToken: "Comments can't be written in this file: delete it.",
  InvalidSymbol: 'This is not in double quotes. Names and texts are; only numbers, true and false are not.',
  InvalidNumberFormat: 'This number is not written as numbers are.',
  UnexpectedEndOfString: 'This text has no double quotes at its end.',
  InvalidEscapeCharacter: 'Write a backslash twice: \\\\.',
  InvalidCharacter: 'There is an invisible character here that does not belong in the file: delete it.',
};

/** Turns `InvalidUnicode` into `invalid unicode`. */
function wordsOf(code: string): string {
  return code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
