/** A mistake that somebody might make: the text `find`, which stands in `file` once, becomes `put`. */
export type Fault = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
};

const attempt = 'src/checkout/attempt';
const shop = 'operator/payments';

/** Deliberate mistakes in page, server and settling job. The simulation has to find each of them by chance alone. */
export const faults: readonly Fault[] = [
  {
    name: 'a page of one customer acts in the session of another',
    file: 'operator/api/register.ts',
    find: '!call.anyCustomer && showsOther(request, customer)',
    put: 'false',
  },
  {
    name: 'a payment is taken for another cart than its customer saw',
    file: `${shop}/claim.ts`,
    find: 'if (seenVersion !== undefined && seenVersion !== version) throw cartChanged();',
    put: '',
  },
  {
    name: 'a failed try forgets the kept payment though money may be held',
    file: `${attempt}/steps.ts`,
    find: "...(proof ? ([{ do: 'forget' }] as const) : []),",
    put: "{ do: 'forget' } as const,",
  },
  {
    name: '“not charged” needs no answer',
    file: `${attempt}/Money.ts`,
    find: "return known === 'untouched' || known === 'refused' ?",
    put: "return known === 'untouched' || known === 'refused' || known === 'requested' ?",
  },
  {
    name: 'every refusal is taken for the server’s own',
    file: `${attempt}/interpret.ts`,
    find: 'if (isContract && refusals[call].includes(status))',
    put: 'if (refusals[call].includes(status))',
  },
  {
    name: 'every status from 400 on is a no',
    file: `${attempt}/interpret.ts`,
    find: 'if (isContract && refusals[call].includes(status))',
    put: 'if (isContract && status >= 400)',
  },
  {
    name: 'a refusal to complete is the end of the payment',
    file: `${attempt}/advance.ts`,
    find: "const { attempt: asking, effects } = beginRequest(refused, { call: 'transaction' });",
    put: "return fail(attempt, failure, { known: 'refused' }, true); const { attempt: asking, effects } = beginRequest(refused, { call: 'transaction' });",
  },
  {
    name: 'a refused request is not held against other tabs',
    file: `${attempt}/advance.ts`,
    find: "return beginRequest({ ...attempt, verdict: failure, money, spent: true }, { call: 'open', reason: 'verdict' });",
    put: "return fail({ ...attempt, spent: true }, failure, { known: 'refused' }, true);",
  },
  {
    name: 'the payment is not written down before the money is asked for',
    file: `${attempt}/advance.ts`,
    find: "[{ do: 'keep', transactionUuid: attempt.transactionUuid }]",
    put: '[]',
  },
  {
    name: 'the word of the provider’s script is believed',
    file: `${attempt}/advance.ts`,
    find: "  return beginRequest(\n    { ...attempt, money: { known: 'requested' }, spent: true, verdict: failure },\n",
    put: "  if (failure) return fail(attempt, failure, { known: 'refused' }, true);\n  return beginRequest(\n    { ...attempt, money: { known: 'requested' }, spent: true, verdict: failure },\n",
  },
  {
    name: 'a challenge that failed on the page is not told to the server',
    file: `${attempt}/advance.ts`,
    find: "  return ifTransitioned(transition(attempt, 'challenge-answered', change), attempt, (answered) =>",
    put: "  if (!result.ok) return fail(transition(attempt, 'challenge-answered', change) ?? attempt, failure, { known: 'refused' }, true);\n  return ifTransitioned(transition(attempt, 'challenge-answered', change), attempt, (answered) =>",
  },
  {
    name: 'a refused completion leaves “we are holding” standing',
    file: `${attempt}/advance.ts`,
    find: "const refused: PaymentAttempt = { ...attempt, verdict: failure, money: { known: 'requested' } };",
    put: 'const refused: PaymentAttempt = { ...attempt, verdict: failure };',
  },
  {
    name: 'nothing is asked again',
    file: `${attempt}/steps.ts`,
    find: "effects: [{ do: 'wait', ms, turn }] };\n}\n\n/** Sends the request",
    put: 'effects: [] };\n}\n\n/** Sends the request',
  },
  {
    name: 'money is said to be held when it was only asked for',
    file: `${attempt}/claimOf.ts`,
    find: "if (money.known === 'held' && order)",
    put: "if ((money.known === 'held' || money.known === 'requested') && order)",
  },
  {
    name: 'a session that could not be asked for is proof that nothing is under way',
    file: `${attempt}/opening.ts`,
    find: "if (reason === 'verdict' || !isClear) return retryLater(attempt, retryAfterMs);",
    put: "if (reason === 'verdict') return fail(attempt, attempt.verdict ?? { message: text }, { known: 'refused' }, true);",
  },
  {
    name: 'the cart is discarded though money may be held for it',
    file: 'src/checkout/CheckoutStore.ts',
    find: 'if (!payment.mayHoldMoney) {',
    put: 'if (payment.attempt) {',
  },
  {
    name: 'Pay can be pressed while the page is left',
    file: 'src/checkout/CheckoutStore.ts',
    find: 'return this.leaving || this.paymentFacts',
    put: 'return this.paymentFacts',
  },
  {
    name: 'a cart that is gone leads to the start page',
    file: 'src/checkout/CheckoutStore.ts',
    find: 'if (orderId !== undefined) return this.confirmationOf(orderId);',
    put: "if (orderId !== undefined) return '/';",
  },
  {
    name: 'terms stay agreed to when the cart changes',
    file: 'src/checkout/CheckoutStore.ts',
    find: '    this.form.withdrawAcceptance();\n    payable.terms.clear(); // they may be those of other goods\n    void this.loadTerms();\n',
    put: '',
  },
  {
    name: 'the terms of a basket that is gone are asked for again and again',
    file: 'src/checkout/CheckoutStore.ts',
    find: "    if (payable.terms.status === 'error') await this.followCart();\n",
    put: '',
  },
  {
    name: 'what is known of one basket’s money is said of the basket that replaced it',
    file: 'src/checkout/CheckoutStore.ts',
    find: "if (payment.status === 'idle' || isReplaced || payable",
    put: "if (payment.status === 'idle' || payable",
  },
  {
    name: 'a payment form that failed to load stands in the way of a basket that costs nothing by now',
    file: 'src/checkout/CheckoutStore.ts',
    find: "    else if (payment.status !== 'failed') payment.reset();\n",
    put: '',
  },
  {
    name: 'a tab whose basket is empty goes to the start page without a word',
    file: 'src/checkout/CheckoutStore.ts',
    find: "    else toasts.carry(paymentMessages.nothingToPay, 'neutral');\n",
    put: '',
  },
  {
    name: 'a refused claim may be taken later',
    file: `${shop}/claim.ts`,
    find: 'if (error instanceof ApiError)\n',
    put: 'if (error instanceof ApiError && payment === undefined)\n',
  },
  {
    name: 'the price is not looked at again when the money is asked for',
    file: `${shop}/claim.ts`,
    find: "if (attempt.cart_id !== payable.cart.id || !priced || paidBy(agreed, 'credit') !== credit.total)",
    put: 'if (attempt.cart_id !== payable.cart.id)',
  },
  {
    name: 'the credit of a paid basket is not spent',
    file: `${shop}/claim.ts`,
    find: 'credit: credit.total,',
    put: 'credit: 0,',
  },
  {
    name: 'places are not held while a payment is open',
    file: `${shop}/claim.ts`,
    find: '    await payable.secure(queries);\n',
    put: '',
  },
  {
    name: 'money that comes late revives a payment that has failed',
    file: `${shop}/attempts.ts`,
    find: "moveAttempt(queries, attempt, { from: ['authorising', 'challenged'], to: 'authorised' }, changes)",
    put: "moveAttempt(queries, attempt, { from: ['authorising', 'challenged', 'failed', 'prepared'], to: 'authorised' }, changes)",
  },
  {
    name: 'an attempt is moved from wherever it stands',
    file: `${shop}/attempts.ts`,
    find: "      .where('state', 'in', from)\n",
    put: '',
  },
  {
    name: 'a payment is prepared for a basket that is ordered',
    file: 'operator/carts/openAttempt.ts',
    find: "if (ordered) throw new ApiError(404, 'Your basket is empty.');",
    put: '',
  },
  {
    name: 'a capture that was refused makes an order all the same',
    file: `${shop}/complete.ts`,
    find: "if (outcome.kind === 'captured') return; // only the answer was lost",
    put: 'if (outcome) return;',
  },
  {
    name: 'an order leaves its attempt open',
    file: `${shop}/complete.ts`,
    find: "    await moveAttempt(queries, current, { from: ['completing'], to: 'completed' }, { order_id: orderId });\n",
    put: '',
  },
  {
    name: 'money is taken before the attempt is marked',
    file: `${shop}/complete.ts`,
    find: '  const attempt = await beginTaking(till, customer, held);\n',
    put: '  await capture(db, provider, held);\n  const attempt = await beginTaking(till, customer, held);\n',
  },
  {
    name: 'the job gives nothing back',
    file: `${shop}/reconcile.ts`,
    find: "if (left.state === 'failed') return giveBack(db, provider, left);",
    put: "if (left.state === 'failed') return left.state;",
  },
  {
    name: 'the job leaves authorised money where it is',
    file: `${shop}/reconcile.ts`,
    find: "if (settled.state === 'authorised' || settled.state === 'completing') {",
    put: "if (settled.state === 'completing') {",
  },
  {
    name: 'a payment that timed out is not ended at the bank',
    file: `${shop}/reconcile.ts`,
    find: 'async function timeOut(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<string> {\n  await provider.cancel(attempt);\n',
    put: 'async function timeOut(db: Database, provider: PaymentProvider, attempt: Attempt): Promise<string> {\n',
  },
  {
    name: 'a limiter’s answer counts as the provider’s word',
    file: `${shop}/http.ts`,
    find: 'if (tellsNothing(status))',
    put: 'if (tellsNothing(status) && status >= 500)',
  },
  {
    name: 'a challenge that was given up is not ended at the bank',
    file: `${shop}/authorise.ts`,
    find: '  await provider.cancel(settled);\n  const details',
    put: '  const details',
  },
  {
    name: 'an attempt that another one overtook is only “declined”',
    file: `${shop}/settle.ts`,
    find: "if (attempt.state !== 'failed' && attempt.state !== 'prepared') return transactionAnswer(attempt);",
    put: 'if (attempt) return transactionAnswer(attempt);',
  },
  {
    name: 'an order that nobody was told of is passed over after a quarter of an hour',
    file: 'operator/orders/latestOrder.ts',
    find: 'const untoldMs = 24 * 60 * 60_000;',
    put: 'const untoldMs = 15 * 60_000;',
  },
  {
    name: 'the next customer of a tab finds the payment of the one before',
    file: 'src/checkout/flow/KeptPayment.ts',
    find: 'return isKeptPayment(kept) && kept.customerId === customerId ? kept : undefined;',
    put: 'return isKeptPayment(kept) ? kept : undefined;',
  },
  {
    name: 'a place that its customer cancels gives no money back',
    file: 'operator/bookings/sale/customerBookings.ts',
    find: "    await giveBack(queries, customerId, { name, line, amount, membershipCredit, as: 'Credit' }, now);\n",
    put: '',
  },
  {
    name: 'an order that is cancelled at the desk keeps its places',
    file: 'operator/desk/refundAtDesk.ts',
    find: '  await cancelPlaces(queries, { testId: staff.test_id, places, now });\n',
    put: '',
  },
  {
    name: 'a till forgets a refund whose answer was lost',
    file: 'src/desk/RefundStore.ts',
    find: ': isRefusal(outcome.error);',
    put: ': true;',
  },
  {
    name: 'an order’s payment is not written down',
    file: 'operator/orders/insertOrder.ts',
    find: 'for (const { provider = null, provider_reference = null, ...payment } of payments)',
    put: 'for (const { provider = null, provider_reference = null, ...payment } of payments.slice(1))',
  },
];
