import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let words: ReadonlySet<string> | undefined;

/**
 * Returns the ten thousand most common passwords of those that were stolen and published, in lower case, without those that
 * are short or digits alone and so break the rules anyway. Their file is from `@zxcvbn-ts/language-common` 4.1.3. Copyright
 * (c) 2012-2016 Dan Wheeler and Dropbox, Inc., and (c) 2021 @zxcvbn-ts; MIT licence: the software is provided “as is”,
 * without warranty of any kind.
 */
export function commonPasswords(): ReadonlySet<string> {
  words ??= new Set(readFileSync(fileURLToPath(new URL('commonPasswords.txt', import.meta.url)), 'utf8').split('\n'));
  return words;
}
