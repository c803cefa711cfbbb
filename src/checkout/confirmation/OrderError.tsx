import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RequestError } from '../../kit/api/RequestError';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import { useSite } from '../../kit/site/SiteContext';
import { refusalText } from '../../kit/api/refusalText';

export type OrderErrorProps = { readonly error: RequestError; readonly onRetry: () => unknown };

/** Tells the customer that the order can't be displayed. It claims nothing about the payment, whose outcome is unknown here. */
export const OrderError = observer(function OrderTrouble({ error, onRetry }: OrderErrorProps) {
  const { config } = useSite();
  const { appName } = config.config;
  useEffect(() => {
    const { title } = document;
    document.title = `${appName} | Order not shown`;
    return () => void (document.title = title);
  }, [appName]);
  const isUnknown = error.status === 404;
  return (
    <div className="card confirmation-trouble">
      <Note type={isUnknown ? 'warning' : 'danger'} live>
        {isUnknown
          ? 'Your account has no order at this address. The order may be in another account, or the address may be incomplete.'
          : refusalText(error)}
      </Note>
      <p>
        {config.kiosk
          ? 'If you have just paid, please don’t pay again. Ask at reception: they can see your payments.'
          : 'If you have just paid, please don’t pay again. You can see your payments in your online account, and we email a receipt for each one.'}
      </p>
      <div className="confirmation-actions">
        <Button look="secondary" onClick={onRetry}>
          Try again
        </Button>
        {!config.kiosk && (
          <a className="btn btn-primary" href={config.linkTo('my-account', '/payments')}>
            See my payments
          </a>
        )}
      </div>
    </div>
  );
});
