/** Returns true on the first screen of a kiosk, which loads the screen of joining after its own. */
export function isKioskHome({ pathname }: { readonly pathname: string }): boolean {
  return /^\/kiosk\/?$/i.test(pathname);
}
