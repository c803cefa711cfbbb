import { observer } from 'mobx-react-lite';
import { NotFoundPage } from '../components/NotFoundPage';
import { useStores } from '../stores/StoresContext';
import { useWayHome } from './useWayHome';

export const NotFoundScreen = observer(function NotFoundScreen() {
  const { config } = useStores();
  return <NotFoundPage bare={config.bare} home={useWayHome() ?? 'link'} />;
});
