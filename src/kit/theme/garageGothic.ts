import type { Config } from '../../../schemas/generated/config';
import { garageGothic } from './fonts';

type OwnFiles = NonNullable<NonNullable<Config['theme']>['garageGothic']>;

/** Adds the operator's own Garage Gothic files, which take precedence over the bundled similar font. */
export function addGarageGothic({ regular, bold }: OwnFiles): void {
  const weights = [
    ['400', regular],
    ['700', bold],
  ] as const;
  for (const [weight, url] of weights) {
    document.fonts.add(new FontFace(garageGothic, `url(${JSON.stringify(url)})`, { weight, display: 'swap' }));
  }
}
