import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { FullPage } from '../components/FullPage';
import { useGoHome } from './useGoHome';
import { useSite } from './SiteContext';

const noPage = "The page you're looking for doesn't exist. Return home to keep the ball rolling.";

type NotFoundScreenProps = {
  /** The name of the screen and its sentence, if the page may be there after all. */
  readonly name?: string;
  readonly text?: string;
  readonly children?: ReactNode;
};

/** The screen for an unknown address. Its heading takes the focus, unless the customer came by Back or Forward. */
export const NotFoundScreen = observer(function NotFoundScreen({
  name = 'Page not found',
  text = noPage,
  children,
}: NotFoundScreenProps) {
  const { config } = useSite();
  const { appName } = config.config;
  useEffect(() => {
    document.title = `${appName} | ${name}`; // the address alone may be one of a page
  }, [appName, name]);
  return (
    <FullPage
      title="Whoops! Looks like you've gone offside."
      text={text}
      home={useGoHome() ?? 'link'}
      focused={useNavigationType() !== NavigationType.Pop}
      crumbs={<Breadcrumbs crumbs={config.bare ? [] : [{ label: 'Home', href: '/' }, { label: name }]} />}
      figure={<OffsideFigure />}
    >
      {children}
    </FullPage>
  );
});

/** The picture of the not-found page: a player offside on a pitch. */
function OffsideFigure() {
  return (
    <svg className="figure" viewBox="0 0 460 420" fill="none" aria-hidden="true">
      <path d="M20 0V420M20 60H150V360H20M20 140H70V280H20" stroke="#fff" strokeWidth="9" />
      <path d="M150 165a60 60 0 0 1 0 90" stroke="#fff" strokeWidth="9" />
      <path d="M330 0V290" stroke="var(--theme-secondary)" strokeWidth="9" strokeDasharray="26 18" />
      <path d="M330 420V330h60v44h-60" fill="#e9a820" stroke="var(--ink)" strokeWidth="5" />
      <path d="M360 330v44" stroke="var(--danger)" strokeWidth="22" />
      <path d="m190 130 250 250" stroke="var(--ink)" strokeWidth="5" strokeDasharray="2 13" strokeLinecap="round" />
      <circle cx="178" cy="118" r="28" fill="var(--theme-primary)" stroke="#fff" strokeWidth="7" />
      <circle cx="362" cy="66" r="22" stroke="var(--theme-secondary-2)" strokeWidth="8" />
      <circle cx="372" cy="220" r="22" stroke="var(--theme-secondary-2)" strokeWidth="8" />
      <circle cx="262" cy="202" r="21" fill="#fff" stroke="var(--ink)" strokeWidth="5" />
      <path d="m262 193 8 6-3 10h-10l-3-10Z" fill="var(--ink)" />
    </svg>
  );
}
