import { EmptyState } from '../../../kit/site/EmptyState';
import { useSite } from '../../../kit/site/SiteContext';

/** Offers the way to a first membership; `title` says that there is none. */
export function NoMembership({ title }: { readonly title: string }) {
  const { config } = useSite();
  if (!config.flags.onlineJoiningEnabled)
    return <EmptyState icon="ticket" title={title} text="Ask at your centre about a membership." />;
  return (
    <EmptyState icon="ticket" title={title} text="Swim, train and play as often as you like.">
      <a className="btn btn-primary" href={config.linkTo('online-joining', '/')}>
        Buy a membership
      </a>
    </EmptyState>
  );
}
