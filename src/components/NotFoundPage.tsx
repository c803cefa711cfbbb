import { Breadcrumbs } from './Breadcrumbs';
import { FullPage, OffsideFigure, type FullPageProps } from './FullPage';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Page not found' }];

export type NotFoundPageProps = Pick<FullPageProps, 'home'> & { readonly bare: boolean };

/** For an address at which there is nothing. `bare`: without breadcrumbs. */
export function NotFoundPage({ bare, ...home }: NotFoundPageProps) {
  return (
    <FullPage
      title="Whoops! Looks like you've gone offside."
      text="The page you're looking for doesn't exist. Return home to keep the ball rolling."
      {...home}
      crumbs={<Breadcrumbs crumbs={bare ? [] : crumbs} />}
      figure={<OffsideFigure />}
    />
  );
}
