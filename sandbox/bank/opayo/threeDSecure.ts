import { Body } from '../Body';

/** What travels through the customer's browser to their bank and back: base64url of JSON, as EMVCo has it. */
export function encode(message: Readonly<Record<string, string>>): string {
  return Buffer.from(JSON.stringify(message)).toString('base64url');
}

/** The message, or one without any fields when the text is none. */
export function decode(text: string): Body {
  try {
    return new Body(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return new Body(undefined);
  }
}
