import { PassType, PKPass } from 'passkit-generator';
import type { Colour } from '../../../src/ground/core/colour';
import { spacedNumber } from '../../../src/ground/core/spacedNumber';
import { passIcon } from './passIcon';
import { endOfDay, passFacts } from './passTexts';
import type { WalletPass } from './WalletPass';
import type { AppleSigner } from './WalletSigners';

/** Apple's media type of a pass. */
export const applePassType = 'application/vnd.apple.pkpass';

/** The names of the icon for each density of screens, and its pixels a side. Apple requires an icon. */
const icons = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 } as const;

/**
 * Makes the signed file of a customer's pass. A customer's passes have one serial number, so that a newer one replaces
 * the older one in the wallet.
 */
export function applePass(pass: WalletPass, operator: string, signer: AppleSigner): Buffer {
  const { background, text, own } = pass.look;
  const images = Object.fromEntries(Object.entries(icons).map(([name, side]) => [name, passIcon(own, side)]));
  const file = new PKPass(images, certificatesOf(signer), {
    passTypeIdentifier: signer.passTypeIdentifier,
    teamIdentifier: signer.teamIdentifier,
    serialNumber: pass.customerId,
    organizationName: operator,
    description: `Code for the gates of ${operator}`,
    logoText: operator,
    sharingProhibited: true,
    backgroundColor: rgb(background),
    foregroundColor: rgb(text),
    labelColor: rgb(text),
  });
  file.types.push(faceOf(pass));
  file.setBarcodes({
    format: 'PKBarcodeFormatCode128', // as the account draws it
    message: pass.number,
    messageEncoding: 'iso-8859-1',
    altText: spacedNumber(pass.number),
  });
  if (pass.lastDay !== undefined) file.setExpirationDate(endOfDay(pass.lastDay));
  return file.getAsBuffer();
}

function certificatesOf({ certificate, key, wwdr }: AppleSigner) {
  return { signerCert: certificate, signerKey: key, wwdr };
}

/** Lays the texts of a pass out. */
function faceOf(pass: WalletPass) {
  const face = new PassType('generic');
  face.primaryFields.push({ key: 'holder', label: 'Member', value: pass.holder });
  face.secondaryFields.push({ key: 'title', label: 'Membership', value: pass.title });
  face.auxiliaryFields.push(...passFacts(pass));
  return face;
}

function rgb([red, green, blue]: Colour): string {
  return `rgb(${red}, ${green}, ${blue})`;
}
