import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RequestError } from '../../api/RequestError';
import { Button } from '../../components/Button';
import { Note } from '../../components/Note';
import { useStores } from '../../stores/StoresContext';

export type OrderTroubleProps = { readonly error: RequestError; readonly onRetry: () => void };

/** Says that an order can't be shown, without saying anything of a payment that nobody knows of here. */
export const OrderTrouble = observer(function OrderTrouble({ error, onRetry }: OrderTroubleProps) {
  const { config } = useStores();
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
          ? 'There is no order at this address in your account. It may have been made in another account, or the address is not complete.'
          : error.message}
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
