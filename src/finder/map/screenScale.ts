/**
 * Returns how much larger the page is drawn than on an ordinary screen: more than 1 on a terminal's, and for a reader who
 * set larger text.
 */
export function screenScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}
