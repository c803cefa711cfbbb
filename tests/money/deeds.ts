import type { Scene } from './Scene';

/** Things that others do while a customer pays. */

/** The operator asks more for what is bought, or less again. */
export function changePrice({ shared, scenario: { sells } }: Scene, byPence: number): void {
  if (sells.kind !== 'membership') return;
  const change =
    'update payment_options set base_price = base_price + $2, joining_fee = joining_fee + $2 where id = $1';
  shared.database.run(change, [sells.option, byPence]);
}

export function endPromotion({ shared, testId }: Scene): void {
  shared.database.run('update carts set promotion_id = null where test_id = $1', [testId]);
}

/** The hold on the customer's places ran out, and others have them now. */
export function takePlaces({ shared: { database }, testId }: Scene): void {
  const past = new Date(Date.now() - 1000);
  database.run('update cart_items set held_until = $2 where test_id = $1', [testId, past]);
  database.run('update slots set taken_elsewhere = capacity where test_id = $1', [testId]);
}

/** The customer chooses another membership, in a tab of the joining site that is not watched further. */
export function chooseAnother(scene: Scene): void {
  const body = {
    home_venue_id: 1,
    membership_type_id: 8,
    payment_option_id: 80,
    start_date: new Date().toISOString().slice(0, 10),
    terms: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    source: 'online-joining',
  };
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  };
  scene.askShop('elsewhere', '/api/memberships/online-joining/store', init).catch(() => undefined); // then it stays as it is
}
