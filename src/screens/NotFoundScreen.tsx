import { observer } from 'mobx-react-lite';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { FullPage, OffsideFigure } from '../components/FullPage';
import { useStores } from '../stores/StoresContext';
import { useWayHome } from './useWayHome';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Page not found' }];

/** For an address at which there is nothing. Who came by a link is told at once. */
export const NotFoundScreen = observer(function NotFoundScreen() {
  const { config } = useStores();
  return (
    <FullPage
      title="Whoops! Looks like you've gone offside."
      text="The page you're looking for doesn't exist. Return home to keep the ball rolling."
      home={useWayHome() ?? 'link'}
      focused={useNavigationType() !== NavigationType.Pop}
      crumbs={<Breadcrumbs crumbs={config.bare ? [] : crumbs} />}
      figure={<OffsideFigure />}
    />
  );
});
