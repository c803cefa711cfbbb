import { Skeleton, Spinner } from '../../kit/components/Spinner';
import { SheetRow, SheetPart } from '../SheetPart';

export function Waiting() {
  return (
    <SheetPart title="Spinners and skeletons">
      <SheetRow caption="A page, a part of it">
        <Spinner label="Loading" large />
        <Spinner label="Loading secure payment form..." />
      </SheetRow>
      <SheetRow caption="Content to come">
        <Skeleton label="Loading memberships" heights={[28, 16, 16, 48]} />
      </SheetRow>
    </SheetPart>
  );
}
