/** Kinds of trouble. A schedule has some of them only, so that each is met alone and with few others. */
export const troubles = [
  'late answers',
  'requests twice',
  'lines that break',
  'silence',
  'stray answers',
  'trouble at the bank',
  'dying servers',
  'the job',
  'time',
  'reloads',
  'new tabs',
  'closed tabs',
  'log-out',
  'start over',
  'another cart',
  'another price',
  'bad cards',
  'another card',
  'cancelling',
] as const;
export type Trouble = (typeof troubles)[number];
