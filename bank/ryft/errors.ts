import { Refusal } from '../wire/Refusal';
import { token } from '../books/token';

/** Makes an error in Ryft's format. */
export function refuse(status: number, code: string, message: string): Refusal {
  return new Refusal(status, { requestId: token(), code: String(status), errors: [{ code, message }] });
}

export const keyReused = {
  code: '400',
  errors: [{ code: 'idempotency_key_reused', message: 'The key was used with another request.' }],
};
