import type { Checkout, View } from './Checkout';
import type { Customer } from './Customer';
import { moneyAtTheBank } from './money';

/** A tab's place of rest: an order's confirmation, or the start, since there is nothing to pay. */
export type Ending = 'confirmation' | 'start';
/** The screens of a tab on its way, and those among them that it must not show. */
export type Witness = { readonly wrong: string[]; readonly seen: string[] };

const limitMs = 90_000;
const pauseMs = 200;

/**
 * A customer who wants to have paid: pays where there is a form, answers the bank, presses what offers another try, and
 * stops at a confirmation, or at the start. Rejects when that takes too long.
 */
export async function goOn(checkout: Checkout, customer: Customer, witness: Witness): Promise<Ending> {
  let view: View | undefined;
  for (const end = Date.now() + limitMs; Date.now() < end; await checkout.page.waitForTimeout(pauseMs)) {
    view = await checkout.look().catch(() => undefined); // between two documents there is nothing to see
    if (!view) continue;
    await watch(view, customer, witness);
    if (view.shows === 'confirmation') return 'confirmation';
    if (view.path === '/') return 'start';
    // A button that was there at the look may be gone at the press: then the next look tells.
    await act(checkout, view).catch((error: unknown) =>
      note(witness, `could not go on: ${String(error).slice(0, 200)}`),
    );
  }
  throw new Error(`A tab came to no end in ${limitMs / 1000} s; it shows: ${view?.path ?? ''} ${view?.text ?? ''}`);
}

async function act(checkout: Checkout, { shows, text }: View): Promise<void> {
  switch (shows) {
    case 'challenge':
      return answer(checkout);
    case 'terms':
      return checkout.agree();
    case 'check-again':
      return checkout.page.getByRole('button', { name: 'Check again' }).click({ timeout: 2000 });
    case 'try-again':
      return checkout.page.getByRole('button', { name: 'Try again' }).first().click({ timeout: 2000 });
    case 'button':
      // A basket that was paid in the other tab: the customer loads the page again.
      return text.includes('basket is empty') ? checkout.open() : checkout.pay();
    case 'no-page':
      return checkout.open();
    case 'confirmation':
    case 'nothing-yet':
  }
}

/** A bank's page that can't be answered is waited for a moment, and then given up. */
async function answer(checkout: Checkout): Promise<void> {
  for (let looks = 0; looks < 15; looks += 1) {
    if (await checkout.isChallengeAnswerable()) return checkout.answerChallenge();
    await checkout.page.waitForTimeout(pauseMs);
    if ((await checkout.look()).shows !== 'challenge') return;
  }
  await checkout.giveUpChallenge();
}

async function watch({ claimsNoCharge, text, shows }: View, customer: Customer, witness: Witness): Promise<void> {
  if (shows !== 'nothing-yet') note(witness, `${shows}: ${text.slice(0, 160)}`);
  if (!claimsNoCharge) return;
  const { held, captured } = await moneyAtTheBank(customer);
  const claim = `says "you have not been charged" while the bank has ${held} held and ${captured} captured: ${text}`;
  if (held + captured > 0 && !witness.wrong.includes(claim)) witness.wrong.push(claim);
}

function note({ seen }: Witness, what: string): void {
  if (seen.at(-1) !== what) seen.push(what);
}
