import type { FastifyInstance } from 'fastify';
import type { AccountWallets } from '../../../schemas/generated/wire';
import { dateOf } from '../../../src/ground/core/dates';
import { ApiError, notFound } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import { loadSettings, now, type Settings } from '../../contract/settings';
import { testIdOf } from '../../contract/testId';
import { sessionOf } from '../../customers/session/sessions';
import type { Database, Queries } from '../../database/database';
import { applePass, applePassType } from './applePass';
import { googleSaveLink } from './googlePass';
import { walletPassOf } from './WalletPass';
import type { AppleSigner, WalletSigners } from './WalletSigners';

export type Wallets = {
  /** The operator's name on the passes. */
  readonly operator: string;
  /** Returns what passes are signed with; one test's settings may ask for the sandbox's own. */
  readonly signers: (settings: Settings) => WalletSigners;
};

const walletsPath = '/api/my-account/wallets';

/** Returns the links that add a customer's pass to each wallet. */
export async function walletsOf(
  queries: Queries,
  customer: Customer,
  { operator, signers }: Wallets,
  { settings, now: at }: { readonly settings: Settings; readonly now: Date },
): Promise<AccountWallets> {
  const { apple, google } = signers(settings);
  const pass = google && (await walletPassOf(queries, customer, dateOf(at)));
  return {
    apple: usable(apple, at) ? `${walletsPath}/${customer.id}/pass.pkpass` : null,
    google: google && pass ? await googleSaveLink(pass, operator, google) : null,
  };
}

/** A certificate of Apple's lasts for a year or so; with one that has expired, a phone would refuse the pass. */
function usable(apple: AppleSigner | undefined, at: Date): AppleSigner | undefined {
  return apple && apple.expiresAt > at ? apple : undefined;
}

type PassRequest = { readonly Params: { readonly customerId: string } };

/**
 * Serves the file of a customer's own pass to a browser that goes to the link. The customer in the path keeps a page that
 * still shows somebody else from leading to the wrong pass.
 */
export function serveApplePass(app: FastifyInstance, db: Database, { operator, signers }: Wallets): void {
  app.get<PassRequest>(`${walletsPath}/:customerId/pass.pkpass`, async (request, reply) => {
    const session = await sessionOf(db, request);
    if (!session) throw new ApiError(401, 'Please log in.');
    const { customer } = session;
    if (request.params.customerId !== customer.id) throw notFound();
    const settings = await loadSettings(db, testIdOf(request));
    const at = now(settings);
    const apple = usable(signers(settings).apple, at);
    if (!apple) throw new ApiError(404, 'This pass can’t be added to Apple Wallet.');
    const file = applePass(await walletPassOf(db, customer, dateOf(at)), operator, apple);
    return reply
      .headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="pass.pkpass"' })
      .type(applePassType)
      .send(file);
  });
}
