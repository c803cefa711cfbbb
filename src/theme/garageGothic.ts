import type { Config } from '../../schemas/generated/config';
import { garageGothic } from './fonts';

type OwnFiles = NonNullable<NonNullable<Config['theme']>['garageGothic']>;

/** Has an operator's own files of Garage Gothic go before the look-alike that comes with the page. */
export function addGarageGothic({ regular, bold }: OwnFiles): void {
  const weights = [
    ['400', regular],
    ['700', bold],
  ] as const;
  for (const [weight, url] of weights) {
    document.fonts.add(new FontFace(garageGothic, `url(${JSON.stringify(url)})`, { weight, display: 'swap' }));
  }
}
