import { ConfirmationScreen } from '../../checkout/confirmation/ConfirmationScreen';
import { Afterwards, type AfterwardsProps } from '../../joining/afterwards/Afterwards';

const buying = { label: 'Buy membership', href: '/' };

/** The confirmation of a membership, with the questions that joining has left for after payment. */
export function JoinedScreen({ load }: Pick<AfterwardsProps, 'load'>) {
  return <ConfirmationScreen cameFrom={buying} after={(order) => <Afterwards order={order} load={load} />} />;
}
