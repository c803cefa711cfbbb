import { RequestValues } from '../wire/RequestValues';
import { isCardNumber, isSecurityCode, isUnexpired } from '../books/cards';
import { fieldError, refuseFields, type FieldError } from './errors';

export type TypedCard = {
  readonly holder: string;
  readonly number: string;
  /** MMYY */
  readonly expiry: string;
  readonly code: string;
};

/** Reads a typed card. Throws with all errors at once. */
export function readCard(body: unknown): TypedCard {
  const details = new RequestValues(body).part('cardDetails');
  const card = {
    holder: details.text('cardholderName')?.trim() ?? '',
    number: details.text('cardNumber')?.replaceAll(/\s/g, '') ?? '',
    expiry: details.text('expiryDate') ?? '',
    code: details.text('securityCode') ?? '',
  };
  const wrong = [
    check('cardholderName', card.holder, {
      isRight: card.holder.length <= 45,
      clientMessage: 'The cardholder name is invalid',
    }),
    check('cardNumber', card.number, {
      isRight: isCardNumber(card.number),
      clientMessage: 'The card number is invalid',
      code: 1007,
    }),
    check('expiryDate', card.expiry, { isRight: isFuture(card.expiry), clientMessage: 'The expiry date is invalid' }),
    check('securityCode', card.code, {
      isRight: isSecurityCode(card.code),
      clientMessage: 'The security code is invalid',
    }),
  ].filter((error) => error !== undefined);
  if (wrong.length > 0) throw refuseFields(wrong);
  return card;
}

/** Reads the security code that is typed again for a reusable card. */
export function readCode(body: unknown): string {
  const code = new RequestValues(body).text('securityCode') ?? '';
  if (!isSecurityCode(code)) throw refuseFields([fieldError(1009, 'securityCode', 'The security code is invalid')]);
  return code;
}

type Rule = { readonly isRight: boolean; readonly clientMessage: string; readonly code?: 1007 | 1009 };

function check(name: string, value: string, { isRight, clientMessage, code = 1009 }: Rule): FieldError | undefined {
  if (isRight && value !== '') return undefined;
  return fieldError(value === '' ? 1003 : code, `cardDetails.${name}`, clientMessage);
}

function isFuture(expiry: string): boolean {
  return /^\d{4}$/.test(expiry) && isUnexpired(Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2)));
}
