import type { KeyObject } from 'node:crypto';

/** The certificates and key that sign Apple's passes. The certificates are PEM, and so is the key, which needs no passphrase. */
export type AppleSigner = {
  readonly passTypeIdentifier: string;
  readonly teamIdentifier: string;
  readonly certificate: string;
  readonly key: string;
  /** Apple's certificate (WWDR) that issued the other one. */
  readonly wwdr: string;
  /** The moment from which no phone accepts a pass that is signed with the certificate. */
  readonly expiresAt: Date;
};

/** The service account that signs Google's passes. */
export type GoogleSigner = {
  readonly issuerId: string;
  readonly passClass: string;
  /** The address of the service account. */
  readonly email: string;
  readonly key: KeyObject;
};

export const walletNames = ['apple', 'google'] as const;

/** The wallets for which the operator has certificates. */
export type WalletSigners = { readonly apple?: AppleSigner; readonly google?: GoogleSigner };
