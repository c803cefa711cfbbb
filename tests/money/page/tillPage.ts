import type { TillStore } from '../../../src/desk/TillStore';
import type { TillSheet } from '../../../src/kit/api/till';
import type { Claim, Offer } from './pageAdapter';

/** The centre of the desk's tablets, by its slug. */
export const tillCentre = 'kirkstall-bridge-leisure-centre';

/** The float, and the amount of cash that staff say they counted, in pence. */
const [float, counted] = [2000, 3100];

const offer = (name: string, leadsOn: boolean, press: () => unknown): Offer => ({
  name,
  leadsOn,
  press: () => void press(),
});

/** Returns the offers of the till’s screen: opening, counting and closing its day. */
export function tillOffers(till: TillStore | undefined, leave: () => void): readonly Offer[] {
  const away = offer('From the till', true, leave);
  if (!till || till.now.status === 'idle' || till.now.loading) return [away];
  if (till.now.status === 'error') return [away, offer('Try again (till)', true, () => till.load())];
  return [away, ...dayOffers(till)];
}

/** Says how much cash the day on the screen should have; nothing while its float is not counted. */
export function takingsClaim({ day }: TillStore): readonly Claim[] {
  const cash = day && cashOf(day);
  if (!day || cash === undefined) return [];
  const { id, version, sales, refunds } = day;
  const text = `${cash} of cash should be in the till after ${sales} sales`;
  return [{ kind: 'takings', text, occasion: version, takings: { dayId: id, cash, sales, refunds } }];
}

function dayOffers(till: TillStore): readonly Offer[] {
  const { day, checked } = till;
  const opens = day?.float ? [] : [offer(`Open the till with ${float}`, day === undefined, () => till.open(float))];
  if (!day) return till.opening.loading ? [] : opens;
  if (!till.isCounting) return [...opens, offer('Count the till', false, () => till.beginCount())];
  if (till.checking.loading || till.closing.loading) return [];
  if (checked)
    return [offer('Close the day', true, () => till.close()), offer('Count again', false, () => till.countAgain())];
  const count = { cash: counted, cheque: 0, voucher: 0, float: day.float ? null : float };
  return [
    offer(`Count ${counted}`, true, () => till.check(count)),
    offer('Stop counting', true, () => till.endCount()),
  ];
}

function cashOf({ tenders }: TillSheet): number | undefined {
  return tenders.find(({ tenderType }) => tenderType === 'cash')?.expected?.raw;
}
