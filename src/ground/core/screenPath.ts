/** Returns the path with `:id` in the place of every part that holds a digit, so that nothing personal is reported. */
export function screenPath(pathname: string): string {
  return pathname.replaceAll(/[^/]*\d[^/]*/g, ':id');
}
