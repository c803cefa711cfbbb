/** The choice that a joining's address names, and the section that the entry of the browser's history names. */
export type JoiningRoute = {
  readonly section?: string | undefined;
  readonly centre?: string | undefined;
  readonly membership?: string | undefined;
  readonly paymentType?: string | undefined;
};

/** `failed`: a request for the choice that the address names had no answer. */
export type ArrivalStatus = 'coming' | 'arrived' | 'failed';
