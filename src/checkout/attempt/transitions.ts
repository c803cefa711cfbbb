/** A payment's status. The names are the specification's; `sca` is the bank's own check, 3-D Secure. */
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
  | 'found-requested'
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

/** All transitions that a payment can make. */
export const transitions: Readonly<Record<PaymentStatus, Partial<Readonly<Record<PaymentEvent, PaymentStatus>>>>> = {
  idle: { prepare: 'preparing', complete: 'completing' },
  preparing: {
    prepared: 'ready',
    'prepare-failed': 'prepare_failed',
    // A payment was already under way: in another tab, or before a reload.
    'found-requested': 'authorizing',
    'found-challenged': 'sca_required',
    'found-authorised': 'authorized',
  },
  prepare_failed: { prepare: 'preparing', reset: 'idle' },
  ready: {
    authorise: 'authorizing',
    prepare: 'preparing',
    reset: 'idle',
    // Renewing the session has shown that another tab pays.
    'found-requested': 'authorizing',
    'found-challenged': 'sca_required',
    'found-authorised': 'authorized',
  },
  authorizing: {
    authorised: 'authorized',
    challenge: 'sca_required',
    fail: 'failed',
    // After a refusal, or another press, the server has reported a payment under way.
    'found-requested': 'authorizing',
    'found-challenged': 'sca_required',
    'found-authorised': 'authorized',
  },
  authorized: { complete: 'completing' },
  sca_required: { 'challenge-answered': 'sca_processing', 'challenge-cleared': 'ready' },
  sca_processing: { complete: 'completing', challenge: 'sca_required', fail: 'failed' },
  completing: { completed: 'completed', fail: 'failed' },
  completed: {},
  failed: {
    authorise: 'authorizing',
    prepare: 'preparing',
    complete: 'completing',
    reset: 'idle',
    'found-requested': 'authorizing',
    'found-challenged': 'sca_required',
    'found-authorised': 'authorized',
  },
};

/** Returns the status after an event, or `undefined` if the event can't happen now. */
export function nextStatus(status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined {
  return transitions[status][event];
}

/** The screens of a payment: the form, the form locked during a request, the bank's challenge, and the confirmation. */
export type PaymentScreen = 'form' | 'locked' | 'challenge' | 'confirmation';

/**
 * The screen of each status. Going back, reloading and a second tab all start at `idle`; the server's response then leads
 * to the payment's status, and so to its screen.
 */
export const screenByStatus: Readonly<Record<PaymentStatus, PaymentScreen>> = {
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

/** Reports whether the form has to be disabled and its button busy. */
export function isInProgress(status: PaymentStatus): boolean {
  return screenByStatus[status] === 'locked' || screenByStatus[status] === 'challenge';
}
