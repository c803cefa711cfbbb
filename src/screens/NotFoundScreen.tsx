import { observer } from 'mobx-react-lite';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { FullPage, OffsideFigure } from '../components/FullPage';
import { useStores } from '../stores/StoresContext';
import { useWayHome } from './useWayHome';

export const NotFoundScreen = observer(function NotFoundScreen() {
  const { config } = useStores();
  const goHome = useWayHome();
  const crumbs = config.bare ? [] : [{ label: 'Home', href: '/' }, { label: 'Page not found' }];
  return (
    <FullPage
      title="Whoops! Looks like you've gone offside."
      text="The page you're looking for doesn't exist. Return home to keep the ball rolling."
      home={goHome ?? 'link'}
      crumbs={<Breadcrumbs crumbs={crumbs} />}
      figure={<OffsideFigure />}
    />
  );
});
