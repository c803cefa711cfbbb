/** A transaction or an error, as Opayo's Pi API answers. */
export type OpayoTransaction = {
  readonly transactionId?: string;
  readonly status?: string;
  readonly statusCode?: string;
  readonly statusDetail?: string;
  readonly acsUrl?: string;
  readonly cReq?: string;
  readonly paymentMethod?: {
    readonly card?: {
      readonly cardType: string;
      readonly lastFourDigits: string;
      readonly expiryDate: string;
      readonly cardIdentifier?: string;
      readonly reusable?: boolean;
    };
  };
  readonly code?: number;
  readonly description?: string;
  readonly errors?: readonly { readonly code: number; readonly description: string; readonly clientMessage?: string }[];
};

/** True if a `vendorTxCode` was used before: what it was used for has to be looked for. */
export function isUsedCode({ errors }: OpayoTransaction): boolean {
  return errors?.some(({ description }) => /VendorTxCode/.test(description)) ?? false;
}

/** True for an error of Opayo's own shape; anything else may come from a proxy. Source: Opayo Pi, "Errors". */
export function isRefusal({ code, statusCode, errors }: OpayoTransaction): boolean {
  return (
    code !== undefined || statusCode !== undefined || (errors?.[0]?.code ?? errors?.[0]?.description) !== undefined
  );
}

/** Returns Opayo's reason for a no, for the customer and in its own words. */
export function refusal({ status, statusCode, statusDetail, code, description, errors }: OpayoTransaction): {
  readonly code: string;
  readonly message: string;
  readonly details: string;
} {
  const first = errors?.[0];
  const known = String(statusCode ?? first?.code ?? code ?? 'unknown');
  const words = [status, known, statusDetail ?? description, ...(errors ?? []).map((each) => each.description)];
  return {
    code: known,
    message: statusDetail ?? first?.clientMessage ?? first?.description ?? description ?? 'Payment was declined',
    details: `Opayo: ${words.filter(Boolean).join(', ')}`,
  };
}
