import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { hexOf } from '../../../src/ground/core/colour';
import { spacedNumber } from '../../../src/ground/core/spacedNumber';
import { endOfDay, passFacts } from './passTexts';
import type { WalletPass } from './WalletPass';
import type { GoogleSigner } from './WalletSigners';

/** The page of Google that saves the pass at the end of its address. */
const savePage = 'https://pay.google.com/gp/v/save/';

/** Returns the link that saves a customer's pass. The whole pass is in it, signed, so that Google need not be asked. */
export async function googleSaveLink(
  pass: WalletPass,
  operator: string,
  { issuerId, passClass, email, key }: GoogleSigner,
): Promise<string> {
  const classId = `${issuerId}.${passClass}`;
  const shown = genericPass(pass, operator);
  // Google keeps what it has under an id, so another content needs another id.
  const digest = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8);
  const object = { id: `${issuerId}.${pass.customerId}-${digest}`, classId, ...shown };
  const payload = { genericClasses: [{ id: classId }], genericObjects: [object] };
  const token = await new SignJWT({ typ: 'savetowallet', origins: [], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience('google')
    .setIssuedAt()
    .sign(key);
  return `${savePage}${token}`;
}

/** Returns the pass as Google's `GenericObject`, without its ids. */
function genericPass(pass: WalletPass, operator: string) {
  const { number, title, holder, look, lastDay } = pass;
  return {
    state: 'ACTIVE',
    cardTitle: inEnglish(operator),
    subheader: inEnglish(title),
    header: inEnglish(holder),
    hexBackgroundColor: hexOf(look.background),
    barcode: { type: 'CODE_128', value: number, alternateText: spacedNumber(number) }, // as the account draws it
    textModulesData: passFacts(pass).map(({ key, label, value }) => ({ id: key, header: label, body: value })),
    ...(lastDay === undefined ? {} : { validTimeInterval: { end: { date: endOfDay(lastDay).toISOString() } } }),
  };
}

function inEnglish(value: string) {
  return { defaultValue: { language: 'en-GB', value } };
}
