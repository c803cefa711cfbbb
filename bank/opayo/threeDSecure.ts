import { RequestValues } from '../wire/RequestValues';

/** Encodes a 3-D Secure message for the customer's browser as base64url of JSON, as EMVCo specifies. */
export function encode(message: Readonly<Record<string, string>>): string {
  return Buffer.from(JSON.stringify(message)).toString('base64url');
}

/** Decodes a 3-D Secure message. Invalid text gives a message without fields. */
export function decode(text: string): RequestValues {
  try {
    return new RequestValues(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return new RequestValues(undefined);
  }
}
