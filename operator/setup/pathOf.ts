/** Returns the path of a request's address, without its query. */
export function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
