import { useState } from 'react';
import { Icon } from '../../../kit/components/Icon';
import { LinkButton } from '../../../kit/components/LinkButton';
import { useSite } from '../../../kit/site/SiteContext';

export type ShareButtonProps = {
  /** The name of what is shared, such as "Spin 45, Friday 27 November, 09:30". */
  readonly title: string;
  /** The page on which it can be booked, with its query and hash. */
  readonly path: string;
};

/**
 * The button that passes on where something can be booked: in the device's own way, or else as a link that is copied. Not
 * in kiosks and not at the desk, where nobody has a device of their own.
 */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { config } = useSite();
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  if (config.kiosk || config.isDesk) return null;
  const url = new URL(path, document.baseURI).href;
  const handleShare = async (): Promise<void> => {
    try {
      const isCopied = await pass({ title, url });
      setOutcome(isCopied ? 'copied' : undefined);
    } catch (error) {
      // Customers may close the device's own list again.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('shown');
    }
  };
  return (
    <div>
      <LinkButton onClick={() => void handleShare()}>
        <Icon name="share" size="s" />
        <span>
          Share<span className="vh"> {title}</span>
        </span>
      </LinkButton>
      <p className="small muted" role="status">
        {outcome === 'copied' && 'The link is copied.'}
        {outcome === 'shown' && (
          <>
            The link can’t be copied here. It is <a href={url}>{url}</a>
          </>
        )}
      </p>
    </div>
  );
}

/** Passes a link on, and returns true if it was copied. Rejects where the browser allows neither. */
async function pass(link: { readonly title: string; readonly url: string }): Promise<boolean> {
  // Browsers on desktops have no list of ways to share.
  const { share } = navigator as { readonly share?: Navigator['share'] };
  if (share) await share.call(navigator, link);
  else await navigator.clipboard.writeText(link.url);
  return share === undefined;
}
