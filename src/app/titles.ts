const titles: readonly (readonly [path: RegExp, title: string])[] = [
  [/^\/$/, 'Online Joining'],
  [/^\/centre\/[^/]+$/, 'Centre Details'],
  [/^\/centre\/[^/]+\/membership\//, 'Membership Options'],
  [/^\/kiosk$/, 'Kiosk Home'],
  [/^\/checkout$/, 'Checkout'],
  [/^\/login$/, 'Login'],
  [/^\/register$/, 'Create an account'],
  [/^\/order-confirmed\//, 'Order Confirmed'],
];

/** A page's own title; the operator's name stands before it. */
export function titleOf(pathname: string): string {
  return titles.find(([path]) => path.test(pathname))?.[1] ?? 'Page not found';
}
