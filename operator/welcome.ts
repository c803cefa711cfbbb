import { customerSeeds, seedPassword } from './seed/customers';
import { siteLabels, siteUrl, type Scheme } from './setup/hosts';

const cards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has too little on it'],
  ['4000 0027 6000 3184', 'asks for a code (123456) first'],
] as const;

/** Writes the terminal's text for a server that is ready: addresses, log-ins, test cards, and advice on its config. */
export function welcome(port: number, scheme: Scheme, advice: readonly string[]): string {
  const row = (left: string, right: string): string => `  ${left.padEnd(28)}${right}`;
  return [
    '',
    'Joinery is running. Open:',
    ...siteLabels.map((label) => row(label, siteUrl(label, port, scheme))),
    '',
    `Log in as (password ${seedPassword}):`,
    ...customerSeeds.map(({ email, reference, note }) => row(`${email} (${reference})`.padEnd(34), note)),
    '',
    'Pay with (any future date, any code):',
    ...cards.map(([number, effect]) => row(number, effect)),
    'Opayo and Ryft are chosen as docs/deployers.md says; the first of these pays with them, too.',
    '',
    'Promo codes: NOVEMBER5, NOJOINFEE, FREESTART (once each), LASTSWIM (one is left). Bank account: 20-00-00, 55779911.',
    'Edit journeys/*.json and reload the page to change a journey. Which version of each is live, and why:',
    `  ${siteUrl('online-joining', port, scheme)}/sandbox/journeys`,
    ...(advice.length === 0 ? [] : ['', ...advice]),
    'Ctrl+C stops.',
    '',
  ].join('\n');
}
