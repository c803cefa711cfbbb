import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFinder } from '../../finder/FinderContext';
import { VenueList } from '../../finder/screens/VenueList';
import { RequestView } from '../../kit/site/RequestView';
import './desk.css';

/** The choice of the centre that the tablet stands in, which it keeps. */
export const TabletCentreScreen = observer(function TabletCentreScreen() {
  const { venues, selectedVenue } = useFinder();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void venues.load(), [venues]);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const handleChoose = (slug: string): void => {
    selectedVenue.makeOwn(slug);
    void navigate('/customer');
  };
  return (
    <div className="wrap desk-single">
      <section className="card">
        <h1 ref={title} tabIndex={-1}>
          This tablet’s centre
        </h1>
        <RequestView
          request={venues.request}
          onRetry={() => venues.load()}
          label="Loading centres"
          heights={[56, 76, 76, 76]}
        >
          {(all) => <VenueList venues={all} onChoose={handleChoose} />}
        </RequestView>
      </section>
    </div>
  );
});
