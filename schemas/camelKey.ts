/** The page's spelling of a key on the wire: `payment_session_id` becomes `paymentSessionId`; a key that begins with an underscore stays. */
export function camelKey(key: string): string {
  return key.startsWith('_') ? key : key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
