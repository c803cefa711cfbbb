import type { ScriptRequest } from '../loadScript';

/** The part of Opayo's drop-in and own-form scripts that this page uses. Source: Opayo Pi, "Drop-in checkout" and "Own form". */
export type TokeniseError = {
  readonly httpCode?: number;
  readonly errorCode?: number;
  readonly errorMessage?: string;
};

export type TokeniseResult = {
  readonly success: boolean;
  readonly cardIdentifier?: string;
  readonly error?: TokeniseError;
  readonly errors?: readonly {
    readonly code?: number;
    readonly description?: string;
    readonly message?: string;
    readonly clientMessage?: string;
  }[];
};

export type SagepayCheckout = {
  tokenise(options?: { readonly newMerchantSessionKey: string }): void;
  destroy(): void;
};

export type Sagepay = {
  sagepayCheckout(options: {
    readonly merchantSessionKey: string;
    readonly containerSelector: string | (() => Element);
    readonly onTokenise: (result: TokeniseResult) => void;
  }): SagepayCheckout;
  sagepayOwnForm(options: { readonly merchantSessionKey: string }): {
    activateReusableCardIdentifier(options: {
      readonly reusableCardIdentifier: string;
      readonly securityCode: string;
      readonly onActivated: (result: TokeniseResult) => void;
    }): void;
  };
};

/** Returns the script at the address that a payment session gives. */
export function sagepayScript(url: string): ScriptRequest {
  return { url: `${url.replace(/\/$/, '')}/api/v1/js/sagepay.js`, global: 'sagepayCheckout' };
}
