import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { FullPage, OffsideFigure } from '../components/FullPage';
import { useGoHome } from './useGoHome';
import { useSite } from './SiteContext';

const noPage = "The page you're looking for doesn't exist. Return home to keep the ball rolling.";
const crumbs = [{ label: 'Home', href: '/' }, { label: 'Page not found' }];

type NotFoundScreenProps = {
  /** The sentence in place of the page, if that may be there after all. */
  readonly text?: string;
  readonly children?: ReactNode;
};

/** The screen for an unknown address. Its heading takes the focus, unless the customer came by Back or Forward. */
export const NotFoundScreen = observer(function NotFoundScreen({ text = noPage, children }: NotFoundScreenProps) {
  const { config } = useSite();
  const { appName } = config.config;
  useEffect(() => {
    document.title = `${appName} | Page not found`; // the address alone may be one of a page
  }, [appName]);
  return (
    <FullPage
      title="Whoops! Looks like you've gone offside."
      text={text}
      home={useGoHome() ?? 'link'}
      focused={useNavigationType() !== NavigationType.Pop}
      crumbs={<Breadcrumbs crumbs={config.bare ? [] : crumbs} />}
      figure={<OffsideFigure />}
    >
      {children}
    </FullPage>
  );
});
