import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router-dom';
import type { Offer } from '../../api/activities';
import { useStores } from '../../stores/StoresContext';
import { choosingPath, pathOf } from './ways';

/** Leads to the venue that was selected, or to choosing one, which leads on. */
export const ToSelectedVenue = observer(function ToSelectedVenue({ kind }: { readonly kind: Offer['kind'] }) {
  const { selectedVenue, config } = useStores();
  const { search } = useLocation();
  const { slug } = selectedVenue;
  const path = slug === undefined ? choosingPath(kind) : pathOf(kind, slug);
  const rest = path.includes('?') ? search.replace('?', '&') : search;
  return <Navigate to={config.within(path + rest)} replace />;
});
