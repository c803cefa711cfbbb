import { nameOf } from './Customer';
import type { Row } from './database/SharedDatabase';
import type { Membership } from './Scenario';
import type { Scene } from './Scene';
import { promotionId } from '../../operator/seed/memberships';

/** Things that others do while a customer pays. */

/** Runs a statement of somebody else's. One that the database refuses has changed nothing: then they did not do it. */
async function change(
  { shared }: Scene,
  sql: string,
  values: readonly unknown[],
  customerId?: string,
): Promise<readonly Row[]> {
  return shared.database.runElsewhere(sql, values, customerId).catch(() => []);
}

/** The operator asks more for what is bought, or less again. */
export async function changePrice(scene: Scene, byPence: number): Promise<void> {
  const { sells } = scene.scenario;
  if (sells.kind !== 'membership') return;
  const sql = 'update payment_options set base_price = base_price + $2, joining_fee = joining_fee + $2 where id = $1';
  await change(scene, sql, [sells.option, byPence]);
}

export async function endPromotion(scene: Scene): Promise<void> {
  await change(scene, 'update carts set promotion_id = null where test_id = $1', [scene.testId]);
}

/** The hold on the customer's places ran out, and others have them now. */
export async function takePlaces(scene: Scene): Promise<void> {
  const past = new Date(Date.now() - 1000);
  const sql = `with taken as (update slots set taken_elsewhere = capacity where test_id = $1 returning id)
    update cart_items set held_until = $2 where test_id = $1`;
  await change(scene, sql, [scene.testId, past]);
}

/** The customer chooses another membership, in a tab of the joining site that is not watched further. */
export function chooseAnother(scene: Scene): Promise<void> {
  return store(scene, { type: 8, option: 80 });
}

/** The customer chooses a membership with a code that leaves nothing to pay, in a tab that is not watched further. */
export function chooseForNothing(scene: Scene): Promise<void> {
  return store(scene, { type: 2, option: 21, promotion: promotionId('FREESTART') });
}

/** The customer chooses the same membership, at the same price, for another centre, in a tab that is not watched further. */
export function chooseAnotherCentre(scene: Scene, membership: Membership): Promise<void> {
  return store(scene, membership, 2);
}

/** The customer agrees to the texts of what they choose, there and then. */
async function store(
  scene: Scene,
  chosen: Pick<Membership, 'type' | 'option' | 'promotion'>,
  venue = 1,
): Promise<void> {
  const { type, option, promotion } = chosen;
  scene.agreedTo(await nameOf(scene.shared.database, { type, option, venue }));
  const body = {
    home_venue_id: venue,
    membership_type_id: type,
    payment_option_id: option,
    ...(promotion === undefined ? {} : { promotion_code_id: promotion }),
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

/** The customer removes their card on file, in a tab of the account site that is not watched further. */
export function removeCard(scene: Scene): void {
  scene.elsewhere.isCardRemoved = true;
  scene.askShop('elsewhere', '/api/my-account/saved-card', { method: 'DELETE' }).catch(() => undefined); // then it stays
}

/** True in SQL while no money of the customer `$1` is being taken. */
const nothingIsTaken = `not exists (
  select from payment_attempts a join carts c on c.id = a.cart_id where c.customer_id = $1 and a.state = 'completing')`;

/**
 * Staff sell something for the buyer's credit and for a session of their package. As the server counts what is promised
 * to a payment as spent, they cannot while its money is being taken.
 */
export async function spendElsewhere(scene: Scene): Promise<void> {
  const { buyer, elsewhere } = scene;
  if (!buyer) return;
  const taken = await change(
    scene,
    `update customers set credit_pence = credit_pence - 700
       where id = $1 and credit_pence >= 700 and ${nothingIsTaken} returning id`,
    [buyer.id],
    buyer.id,
  );
  const used = await change(
    scene,
    `update packages set uses_left = uses_left - 1
       where customer_id = $1 and uses_left > 0 and ${nothingIsTaken} returning id`,
    [buyer.id],
    buyer.id,
  );
  elsewhere.credit += 700 * taken.length;
  elsewhere.sessions += used.length;
}

/** Others settle the buyer's penalty by other means. They cannot while money is being taken for it. */
export async function settlePenalty(scene: Scene): Promise<void> {
  const { buyer } = scene;
  if (!buyer) return;
  const sql = `update penalties set settled_on = '2026-09-01'
    where customer_id = $1 and settled_on is null and ${nothingIsTaken}`;
  await change(scene, sql, [buyer.id], buyer.id);
}

/** A customer cancels one of their booked places, in a tab of the account site that is not watched further. */
export function cancelPlace(scene: Scene, place: string): void {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  scene.askShop('elsewhere', `/api/my-account/bookings/${place}/cancel`, init).catch(() => undefined); // then it stays booked
}

/** True in SQL of the membership that a cart of the customer `$1` is about to follow. */
const isFollowed = 'memberships.id in (select follows_id from carts where customer_id = $1)';

/**
 * Staff change or renew the membership that the buyer's cart is about to follow, once. As the server lets nobody do while money
 * is being taken for another cart that follows it, they cannot then.
 */
export async function followElsewhere(scene: Scene): Promise<void> {
  const { buyer, elsewhere } = scene;
  if (!buyer) return;
  const [made] = await change(
    scene,
    `with next as (
       insert into memberships (customer_id, membership_type_id, payment_option_id, home_venue_id, start_date, state)
       select customer_id, 8, 80, 1, '2026-12-15', 'active' from memberships
         where ${isFollowed} and successor_id is null and ${nothingIsTaken} returning id)
     update memberships set successor_id = next.id from next
       where ${isFollowed} and successor_id is null
       returning memberships.id`,
    [buyer.id],
    buyer.id,
  );
  if (made) elsewhere.memberships += 1;
}

/**
 * Staff give the buyer the same membership, from today. They cannot where the buyer has it already, or while money is being
 * taken: then the server has decided to sell it.
 */
export async function giveTheSame(scene: Scene, { type, option }: Membership): Promise<void> {
  const { buyer, elsewhere } = scene;
  if (!buyer) return;
  const made = await change(
    scene,
    `insert into memberships (customer_id, membership_type_id, payment_option_id, home_venue_id, start_date, state)
       select $1, $2, $3, 1, $4, 'active' where ${nothingIsTaken}
         and not exists (select from memberships where customer_id = $1 and membership_type_id = $2) returning id`,
    [buyer.id, type, option, new Date().toISOString().slice(0, 10)],
    buyer.id,
  );
  if (made.length > 0) elsewhere.given.add(buyer.id);
}
