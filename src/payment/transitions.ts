/** Where a payment stands. The names are the product's; `sca` is the bank's own check, 3-D Secure. */
export type PaymentStatus =
  | 'idle'
  | 'preparing'
  | 'prepare_failed'
  | 'ready'
  | 'authorizing'
  | 'authorized'
  | 'sca_required'
  | 'sca_processing'
  | 'completing'
  | 'completed'
  | 'failed';

export type PaymentEvent =
  | 'prepare'
  | 'prepared'
  | 'prepare-failed'
  | 'authorise'
  | 'authorised'
  | 'challenge'
  | 'challenge-answered'
  | 'challenge-cleared'
  | 'complete'
  | 'completed'
  | 'fail'
  | 'reset';

/** Every move that a payment can make. What isn't here doesn't happen. */
export const transitions: Readonly<Record<PaymentStatus, Partial<Readonly<Record<PaymentEvent, PaymentStatus>>>>> = {
  idle: { prepare: 'preparing', complete: 'completing' },
  preparing: { prepared: 'ready', 'prepare-failed': 'prepare_failed', reset: 'idle' },
  prepare_failed: { prepare: 'preparing', reset: 'idle' },
  ready: { authorise: 'authorizing', prepare: 'preparing', reset: 'idle' },
  authorizing: { authorised: 'authorized', challenge: 'sca_required', fail: 'failed' },
  authorized: { complete: 'completing', fail: 'failed' },
  sca_required: { 'challenge-answered': 'sca_processing', 'challenge-cleared': 'ready', fail: 'failed' },
  sca_processing: { complete: 'completing', fail: 'failed' },
  completing: { completed: 'completed', fail: 'failed' },
  completed: {},
  failed: { authorise: 'authorizing', prepare: 'preparing', complete: 'completing', reset: 'idle' },
};

/** The status after an event, or `undefined` when the event can't happen now. */
export function next(status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined {
  return transitions[status][event];
}

const inProgress: readonly PaymentStatus[] = [
  'preparing',
  'authorizing',
  'authorized',
  'sca_required',
  'sca_processing',
  'completing',
];

/** While this holds the form is disabled and the button says "Processing...". */
export function isInProgress(status: PaymentStatus): boolean {
  return inProgress.includes(status);
}
