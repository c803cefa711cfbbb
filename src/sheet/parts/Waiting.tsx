import { Skeleton, Spinner } from '../../components/Spinner';
import { Shown, SheetPart } from '../SheetPart';

export function Waiting() {
  return (
    <SheetPart title="Spinners and skeletons">
      <Shown caption="A page, a part of it">
        <Spinner label="Loading" large />
        <Spinner label="Loading secure payment form..." />
      </Shown>
      <Shown caption="Content to come">
        <Skeleton label="Loading memberships" heights={[28, 16, 16, 48]} />
      </Shown>
    </SheetPart>
  );
}
