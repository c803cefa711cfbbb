/** The part of Ryft's embedded script, version 2, that this page uses. Source: developer.ryftpay.com, "Embedded SDK". */
export type RyftSession = {
  readonly id: string;
  readonly status: string;
  readonly lastError?: string | null;
};

export type Ryft = {
  init(options: {
    readonly publicKey: string;
    readonly clientSecret: string;
    readonly accountId?: string;
    readonly fieldCollection?: { readonly billingAddress: { readonly display: 'none' } };
    readonly customerPaymentMethods?: {
      readonly allowStorage: boolean;
      readonly paymentMethods?: readonly {
        readonly id: string;
        readonly card: { readonly scheme: string; readonly last4: string };
      }[];
    };
  }): void;
  addEventHandler(name: 'cardValidationChanged', handle: (event: { readonly isValid: boolean }) => void): void;
  attemptPayment(options?: { readonly clientSecret?: string }): Promise<RyftSession>;
  getUserFacingErrorMessage(lastError: string): string;
};

/** Returns the script's global, once the script has loaded. */
export function ryftGlobal(): Ryft | undefined {
  return (window as unknown as { Ryft?: Ryft }).Ryft;
}
