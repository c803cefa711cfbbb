/** The ways of paying. */
export const ways = [
  'opayo-new',
  'opayo-saved',
  'stripe-new',
  'stripe-saved',
  'ryft-new',
  'ryft-saved',
  'free',
] as const;
/** The instants of a payment at which something goes wrong; `instants.ts` says which moment each of them is. */
export const steps = [
  'prepare',
  'authorise',
  'challenge open',
  'challenge answered',
  'complete asked',
  'complete committed',
  'confirmation load',
] as const;
/** The fault, or the customer's act. */
export const disturbances = [
  'kill server',
  'kill page',
  'drop response',
  'double click',
  'back',
  'second tab',
] as const;

export type Way = (typeof ways)[number];
export type Step = (typeof steps)[number];
export type Disturbance = (typeof disturbances)[number];
export type Cell = { readonly way: Way; readonly step: Step; readonly disturbance: Disturbance };

/** The reason why a cell can't exist, by the letter that stands in its place. */
export const reasons = {
  a: 'nothing is due: no bank is asked, so nothing is prepared, authorised or challenged',
  b: 'there is no button to press before the payment is prepared',
  c: "the bank's page stands over the button, and nothing is to be pressed twice until it is answered",
  d: 'the confirmation has no button',
} as const;
export type Reason = keyof typeof reasons;

const needsBank: readonly Step[] = ['prepare', 'authorise', 'challenge open', 'challenge answered'];

/** The letter of the reason that a cell can't exist; `undefined` when it can. */
export function impossible({ way, step, disturbance }: Cell): Reason | undefined {
  if (way === 'free' && needsBank.includes(step)) return 'a';
  if (disturbance !== 'double click') return undefined;
  if (step === 'prepare') return 'b';
  if (step === 'challenge open') return 'c';
  return step === 'confirmation load' ? 'd' : undefined;
}

export const allCells: readonly Cell[] = ways.flatMap((way) =>
  steps.flatMap((step) => disturbances.map((disturbance) => ({ way, step, disturbance }))),
);

export function nameOf({ way, step, disturbance }: Cell): string {
  return `${way} / ${step} / ${disturbance}`;
}

/** The most telling ones: every disturbance, every provider, and a step each. */
export const sample: readonly Cell[] = [
  { way: 'stripe-new', step: 'authorise', disturbance: 'kill server' },
  { way: 'opayo-new', step: 'authorise', disturbance: 'kill server' },
  { way: 'ryft-new', step: 'authorise', disturbance: 'kill server' },
  { way: 'ryft-saved', step: 'authorise', disturbance: 'kill page' },
  { way: 'opayo-new', step: 'challenge answered', disturbance: 'drop response' },
  { way: 'stripe-saved', step: 'complete asked', disturbance: 'kill page' },
  { way: 'stripe-new', step: 'authorise', disturbance: 'double click' },
  { way: 'opayo-saved', step: 'complete asked', disturbance: 'back' },
  { way: 'stripe-new', step: 'complete committed', disturbance: 'second tab' },
  { way: 'ryft-new', step: 'prepare', disturbance: 'second tab' },
  { way: 'free', step: 'complete committed', disturbance: 'drop response' },
];

/**
 * Returns some of the cells, in which every two things meet that meet in any of them: a way and a step, a way and a
 * disturbance, a step and a disturbance. What goes wrong with two things together shows there; only what needs all three
 * of one cell can stay hidden, which the whole matrix finds (`npm run test:crash`).
 */
export function pairwise(cells: readonly Cell[]): readonly Cell[] {
  const left = new Set(cells.flatMap(pairsOf));
  const chosen: Cell[] = [];
  while (left.size > 0) {
    const newPairs = (cell: Cell): number => pairsOf(cell).filter((pair) => left.has(pair)).length;
    const best = cells.reduce((most, cell) => (newPairs(cell) > newPairs(most) ? cell : most));
    chosen.push(best);
    for (const pair of pairsOf(best)) left.delete(pair);
  }
  return chosen;
}

export function pairsOf({ way, step, disturbance }: Cell): readonly string[] {
  return [`${way} / ${step}`, `${way} / ${disturbance}`, `${step} / ${disturbance}`];
}
