import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { useFinder } from '../../../finder/FinderContext';
import type { TillStore } from '../../TillStore';
import { TabletCentre } from '../search/TabletCentre';
import { ClosedDay } from './ClosedDay';
import { TillToday } from './TillToday';
import '../desk.css';
import './till.css';

type TillScreenProps = { readonly load: (venue: string) => Promise<TillStore> };

/** The till of the tablet's own centre: its open day, and a closed one where the address names one. */
export const TillScreen = observer(function TillScreen({ load }: TillScreenProps) {
  const { ownSlug } = useFinder().selectedVenue;
  if (ownSlug === undefined)
    return (
      <div className="wrap desk-single">
        <h1 tabIndex={-1}>Till</h1>
        <TabletCentre />
      </div>
    );
  return <OwnTill key={ownSlug} load={load} venue={ownSlug} />;
});

function OwnTill({ load, venue }: TillScreenProps & { readonly venue: string }) {
  const till = use(load(venue));
  const { dayId } = useParams();
  return dayId === undefined ? <TillToday till={till} /> : <ClosedDay key={dayId} till={till} dayId={dayId} />;
}
