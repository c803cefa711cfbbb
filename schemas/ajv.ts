import Ajv, { type Options } from 'ajv';
import addFormats from 'ajv-formats';
import { postcodePattern } from './formats.ts';
import { newPasswordPattern } from './passwordRules.ts';

/** The project's own formats, in addition to those of JSON Schema. */
export const formats = {
  postcode: postcodePattern,
  'sort-code': /^\d{6}$/,
  'account-number': /^\d{8,}$/,
  'new-password': newPasswordPattern,
};

/**
 * Creates the validator with which all schemas of the project are compiled, at build time for the page and at run time
 * elsewhere: strict, with every error at once, and with `$data` references to other values.
 */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    ownProperties: true,
    $data: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    formats,
    ...options,
  });
  addFormats(ajv, { formats: ['date', 'email'], mode: 'full', keywords: true });
  ajv.addKeyword({ keyword: 'errorMessage', schemaType: ['string', 'object'] });
  // The page reads a lenient part field by field and replaces invalid ones; the server must send all of it correctly.
  ajv.addKeyword({ keyword: 'lenient', schemaType: 'boolean' });
  return ajv;
}
