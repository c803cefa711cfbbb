import { observer } from 'mobx-react-lite';
import type { FoundCustomer } from '../../../kit/api/staff';
import { useDesk } from '../../DeskContext';
import { Initials } from '../Initials';

type CustomerFaceProps = { readonly customer: FoundCustomer };

/** The photo of the customer at the desk; their initials if there is none. */
export const CustomerFace = observer(function CustomerFace({ customer }: CustomerFaceProps) {
  const { photoUrl } = useDesk().record;
  if (photoUrl === undefined) return <Initials customer={customer} />;
  return <img className="record-photo" src={photoUrl} alt={`${customer.firstName} ${customer.lastName}`} />;
});
