import type { UploadedFile } from '../../schemas/generated/wire';
import { refused } from '../contract/apiError';
import { isJpeg, isPng, isWebp } from './isPicture';

const startsWith = (text: string, at = 0): ((bytes: Buffer) => boolean) => {
  const expected = Buffer.from(text, 'latin1');
  return (bytes) => bytes.subarray(at, at + expected.length).equals(expected);
};
const isRiff = startsWith('RIFF');
const isOfWebp = startsWith('WEBP', 8);

/** The kinds of files, which are recognised by their first bytes, since a file name proves nothing. Pictures have to be whole. */
const kinds = {
  JPEG: { contentType: 'image/jpeg', fits: startsWith('\xff\xd8\xff'), isWhole: isJpeg },
  PNG: { contentType: 'image/png', fits: startsWith('\x89PNG\r\n\x1a\n'), isWhole: isPng },
  WebP: { contentType: 'image/webp', fits: (bytes: Buffer) => isRiff(bytes) && isOfWebp(bytes), isWhole: isWebp },
  PDF: { contentType: 'application/pdf', fits: startsWith('%PDF-'), isWhole: () => true },
} as const;
type Kind = keyof typeof kinds;

export type UploadRules = { readonly kinds: readonly [Kind, ...Kind[]]; readonly megabytes: number };
export type Upload = { readonly fileName: string; readonly contentType: string; readonly bytes: Buffer };

/** Reads an uploaded file. Throws, with a message at `content`, if it is empty, too big or of another kind. */
export function readUpload({ file_name, content }: UploadedFile, rules: UploadRules): Upload {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== content) throw unfit('The file could not be read.');
  if (bytes.length > rules.megabytes * 1024 * 1024)
    throw unfit(`The file is too big. It can have ${rules.megabytes} MB at most.`);
  const kind = rules.kinds.find((each) => kinds[each].fits(bytes));
  if (kind === undefined) throw unfit(`The file must be a ${listed(rules.kinds)}.`);
  if (!kinds[kind].isWhole(bytes)) throw unfit('This picture is damaged. Please choose another file.');
  return { fileName: cleanName(file_name), contentType: kinds[kind].contentType, bytes };
}

/** The name without folders, and without what can't be seen or turns the writing round. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const seen = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return /^\.*$/.test(seen) ? 'document' : Array.from(seen).slice(0, 120).join('');
}

function unfit(message: string): Error {
  return refused({ content: [message] });
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
