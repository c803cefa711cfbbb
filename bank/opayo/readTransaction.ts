import { RequestValues } from '../wire/RequestValues';
import { fieldError, refuseFields, type FieldError } from './errors';

export type NewTransaction = {
  readonly vendorTxCode: string;
  readonly amount: number;
  readonly merchantSessionKey: string;
  readonly cardIdentifier: string;
  readonly isReusable: boolean;
  readonly save: boolean;
  readonly notificationURL: string;
};

const mandatory = ['vendorTxCode', 'description', 'customerFirstName', 'customerLastName'] as const;
const mandatoryAddress = ['address1', 'city', 'country'] as const;
const mandatoryBrowser = [
  'browserIP',
  'browserAcceptHeader',
  'browserLanguage',
  'browserUserAgent',
  'challengeWindowSize',
  'transType',
] as const;
/** The fields that a browser with JavaScript must send about itself. */
const mandatoryDevice = [
  'browserJavaEnabled',
  'browserColorDepth',
  'browserScreenHeight',
  'browserScreenWidth',
  'browserTZ',
] as const;
const windowSizes = ['Small', 'Medium', 'Large', 'ExtraLarge', 'FullScreen'];
const colourDepths = ['1', '4', '8', '15', '16', '24', '32', '48'];

/** Reads the shop's request for a transaction. Throws with all errors at once. */
export function readTransaction(body: unknown): NewTransaction {
  const request = new RequestValues(body);
  const card = request.part('paymentMethod').part('card');
  const threeDSecure = request.part('strongCustomerAuthentication');
  const wrong = [
    ...missing(request, mandatory),
    ...missing(request.part('billingAddress'), mandatoryAddress, 'billingAddress.'),
    ...missing(card, ['merchantSessionKey', 'cardIdentifier'], 'paymentMethod.card.'),
    ...wrongValues(request),
    ...wrongThreeDSecure(threeDSecure),
  ];
  if (wrong.length > 0) throw refuseFields(wrong);
  return {
    vendorTxCode: request.text('vendorTxCode') ?? '',
    amount: request.whole('amount') ?? 0,
    merchantSessionKey: card.text('merchantSessionKey') ?? '',
    cardIdentifier: card.text('cardIdentifier') ?? '',
    isReusable: card.flag('reusable') ?? false,
    save: card.flag('save') ?? false,
    notificationURL: threeDSecure.text('notificationURL') ?? '',
  };
}

function missing(body: RequestValues, names: readonly string[], at = ''): readonly FieldError[] {
  return names
    .filter((name) => !body.has(name) || body.text(name) === '')
    .map((name) => fieldError(1003, `${at}${name}`));
}

function wrongValues(request: RequestValues): readonly FieldError[] {
  const code = request.text('vendorTxCode') ?? '';
  return [
    request.text('transactionType') === 'Deferred' ? undefined : fieldError(1009, 'transactionType'),
    /^[\w{}.-]{0,40}$/.test(code) ? undefined : fieldError(1009, 'vendorTxCode'),
    (request.whole('amount') ?? 0) > 0 ? undefined : fieldError(1009, 'amount'),
    request.text('currency') === 'GBP' ? undefined : fieldError(1010, 'currency'),
  ].filter((error) => error !== undefined);
}

function wrongThreeDSecure(given: RequestValues): readonly FieldError[] {
  const at = 'strongCustomerAuthentication.';
  const hasScript = given.flag('browserJavascriptEnabled');
  const depth = given.text('browserColorDepth') ?? String(given.whole('browserColorDepth') ?? '');
  return [
    ...missing(given, [...mandatoryBrowser, ...(hasScript === false ? [] : mandatoryDevice)], at),
    hasScript === undefined ? fieldError(1003, `${at}browserJavascriptEnabled`) : undefined,
    isDottedUrl(given.text('notificationURL')) ? undefined : fieldError(1009, `${at}notificationURL`),
    !given.has('challengeWindowSize') || windowSizes.includes(given.text('challengeWindowSize') ?? '')
      ? undefined
      : fieldError(1009, `${at}challengeWindowSize`),
    depth === '' || colourDepths.includes(depth) ? undefined : fieldError(1009, `${at}browserColorDepth`),
  ].filter((error) => error !== undefined);
}

/** Reports whether Opayo would accept a notification address: its host needs a dot, so `localhost` alone is refused. */
function isDottedUrl(text = ''): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).hostname.includes('.');
}
