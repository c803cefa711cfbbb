import Ajv, { type Options } from 'ajv';
import addFormats from 'ajv-formats';
import { postcodePattern } from './formats.ts';
import { newPasswordPattern } from './passwordRules.ts';

/**
 * The one way in which schemas of this project are compiled, at build time for the page and at run time elsewhere:
 * strict, every error at once, `$data` for what is only known when a value is checked.
 */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    $data: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    formats: {
      postcode: postcodePattern,
      'sort-code': /^\d{6}$/,
      'account-number': /^\d{8,}$/,
      'new-password': newPasswordPattern,
    },
    ...options,
  });
  addFormats(ajv, { formats: ['date', 'email'], mode: 'full', keywords: true });
  ajv.addKeyword({ keyword: 'errorMessage', schemaType: ['string', 'object'] });
  // The page takes what stands under it piece by piece and mends what it can; the server is held to all of it.
  ajv.addKeyword({ keyword: 'lenient', schemaType: 'boolean' });
  return ajv;
}
