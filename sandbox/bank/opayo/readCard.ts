import { Body } from '../Body';
import { isCardNumber, isSecurityCode, isUnexpired } from '../cards';
import { fieldError, refuseFields, type FieldError } from './errors';

export type TypedCard = {
  readonly holder: string;
  readonly number: string;
  /** MMYY */
  readonly expiry: string;
  readonly code: string;
};

/** A card as it was typed. Refuses with all that is wrong with it. */
export function readCard(body: unknown): TypedCard {
  const details = new Body(body).part('cardDetails');
  const card = {
    holder: details.text('cardholderName')?.trim() ?? '',
    number: details.text('cardNumber')?.replaceAll(/\s/g, '') ?? '',
    expiry: details.text('expiryDate') ?? '',
    code: details.text('securityCode') ?? '',
  };
  const wrong = [
    check('cardholderName', card.holder, card.holder.length <= 45, 'The cardholder name is invalid'),
    check('cardNumber', card.number, isCardNumber(card.number), 'The card number is invalid', 1007),
    check('expiryDate', card.expiry, isFuture(card.expiry), 'The expiry date is invalid'),
    check('securityCode', card.code, isSecurityCode(card.code), 'The security code is invalid'),
  ].filter((error) => error !== undefined);
  if (wrong.length > 0) throw refuseFields(wrong);
  return card;
}

/** A security code that is typed again for a reusable card. */
export function readCode(body: unknown): string {
  const code = new Body(body).text('securityCode') ?? '';
  if (!isSecurityCode(code)) throw refuseFields([fieldError(1009, 'securityCode', 'The security code is invalid')]);
  return code;
}

function check(
  name: string,
  value: string,
  isRight: boolean,
  clientMessage: string,
  code: 1007 | 1009 = 1009,
): FieldError | undefined {
  if (isRight && value !== '') return undefined;
  return fieldError(value === '' ? 1003 : code, `cardDetails.${name}`, clientMessage);
}

function isFuture(expiry: string): boolean {
  return /^\d{4}$/.test(expiry) && isUnexpired(Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2)));
}
