import { seedPassword } from '../../operator/seed/customers';
import type { Wire } from '../../schemas/generated/wire';
import type { Visitor } from '../journeys/support/Visitor';
import { SoftPasskey } from '../support/SoftPasskey';

/** The device of the rendered page, with the passkey that was added last. */
export const device = { passkey: new SoftPasskey() };

/** The reason why a row with passkeys is not played in a browser. */
export const softDeviceOnly = {
  renderedOnly: 'Its device is a stand-in. tests/browser/account/passkeys.spec.ts has the browser’s own.',
};

const passkeys = '/api/my-account/passkeys';

/** Makes a passkey on the device and adds it to the account of a visitor who is signed in. */
export async function addSoftPasskey(visitor: Visitor, path: string): Promise<string> {
  const started = await visitor.prepare('POST', `${passkeys}/start`, { name: 'Phone', current_password: seedPassword });
  const { asked } = (started as { readonly data: Wire['startAddingPasskey']['answer'] }).data;
  device.passkey = new SoftPasskey();
  await visitor.prepare(
    'POST',
    passkeys,
    device.passkey.made({ challenge: asked.challenge, origin: 'http://my-account.joinery.localhost:4000' }),
  );
  return path;
}
