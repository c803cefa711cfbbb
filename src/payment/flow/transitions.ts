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
  | 'found-asked'
  | 'found-challenged'
  | 'found-authorised'
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
  preparing: {
    prepared: 'ready',
    'prepare-failed': 'prepare_failed',
    // A payment was under way already: in another tab, or before a reload.
    'found-asked': 'authorizing',
    'found-challenged': 'sca_required',
    'found-authorised': 'authorized',
  },
  prepare_failed: { prepare: 'preparing', complete: 'completing', reset: 'idle' },
  ready: {
    authorise: 'authorizing',
    prepare: 'preparing',
    complete: 'completing',
    reset: 'idle',
    // Renewing a session showed that another tab pays.
    'found-asked': 'authorizing',
    'found-challenged': 'sca_required',
    'found-authorised': 'authorized',
  },
  authorizing: {
    authorised: 'authorized',
    challenge: 'sca_required',
    fail: 'failed',
    // What was refused, or pressed again, turned out to be under way.
    'found-asked': 'authorizing',
    'found-challenged': 'sca_required',
    'found-authorised': 'authorized',
  },
  authorized: { complete: 'completing', fail: 'failed' },
  sca_required: { 'challenge-answered': 'sca_processing', 'challenge-cleared': 'ready' },
  sca_processing: { complete: 'completing', challenge: 'sca_required', fail: 'failed' },
  completing: { completed: 'completed', fail: 'failed' },
  completed: {},
  failed: {
    authorise: 'authorizing',
    prepare: 'preparing',
    complete: 'completing',
    reset: 'idle',
    'found-asked': 'authorizing',
    'found-challenged': 'sca_required',
    'found-authorised': 'authorized',
  },
};

/** The status after an event, or `undefined` when the event can't happen now. */
export function next(status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined {
  return transitions[status][event];
}

/** What a payment's screen is: a form to fill, the form locked while we work, the bank's page, or the confirmation. */
export type PaymentScreen = 'form' | 'locked' | 'challenge' | 'confirmation';

/**
 * Which screen each status allows. Going back, reloading and a second tab begin at `idle`, and come by what the server
 * says of the payment to the status that it is in, and so to its screen.
 */
export const screens: Readonly<Record<PaymentStatus, PaymentScreen>> = {
  idle: 'form',
  preparing: 'locked',
  prepare_failed: 'form',
  ready: 'form',
  authorizing: 'locked',
  authorized: 'locked',
  sca_required: 'challenge',
  sca_processing: 'locked',
  completing: 'locked',
  completed: 'confirmation',
  failed: 'form',
};

/** While this holds the form is disabled and the button says "Processing...". */
export function isInProgress(status: PaymentStatus): boolean {
  return screens[status] === 'locked' || screens[status] === 'challenge';
}
