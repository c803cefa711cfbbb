import { useState } from 'react';
import { Icon } from '../../../kit/components/Icon';
import { LinkButton } from '../../../kit/components/LinkButton';
import { useSite } from '../../../kit/site/SiteContext';

/** The words after a press, and the number of presses in a row that they answered. */
type Outcome = { readonly text: 'copied' | 'shown' | undefined; readonly times: number };

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
  const [outcome, setOutcome] = useState<Outcome>({ text: undefined, times: 0 });
  if (config.kiosk || config.isDesk) return null;
  const url = new URL(path, document.baseURI).href;
  const handleShare = async (): Promise<void> => {
    const text = await pass({ title, url });
    setOutcome((last) => ({ text, times: text === last.text ? last.times + 1 : 1 }));
  };
  return (
    <div>
      <LinkButton onClick={() => handleShare()}>
        <Icon name="share" size="s" />
        <span>
          Share<span className="vh"> {title}</span>
        </span>
      </LinkButton>
      <p className="small muted" role="status">
        {/* A new element each time: what is said once more is announced once more. */}
        <span key={outcome.times}>
          {outcome.text === 'copied' && (outcome.times > 1 ? 'The link is copied again.' : 'The link is copied.')}
          {outcome.text === 'shown' && (
            <>
              The link can’t be copied here. It is <a href={url}>{url}</a>
            </>
          )}
        </span>
      </p>
    </div>
  );
}

/**
 * Passes a link on in the device's own way, or else copies it, and returns what there is to say: nothing if the device has
 * said it. Browsers on desktops have no list of ways to share, and some have one that fails.
 */
async function pass(link: { readonly title: string; readonly url: string }): Promise<Outcome['text']> {
  const { share } = navigator as { readonly share?: Navigator['share'] };
  try {
    if (share) {
      await share.call(navigator, link);
      return undefined;
    }
  } catch (error) {
    // Customers may close the device's own list again.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'shown';
  }
}
