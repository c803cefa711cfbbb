import { encode } from 'uqr';
import { Button } from '../kit/components/Button';
import { Dialog } from '../kit/components/dialog/lazyDialog';

export type OutsideDialogProps = { readonly url: string; readonly onClose: () => void };

/** Shows the URL of a page that the kiosk does not open, as text and as a QR code for the customer's phone. */
export function OutsideDialog({ url, onClose }: OutsideDialogProps) {
  const { protocol } = new URL(url);
  const isPage = protocol === 'http:' || protocol === 'https:';
  return (
    <Dialog
      title={isPage ? 'Read this on your own phone' : 'Use this on your own phone'}
      width={450}
      onClose={onClose}
      footer={
        <Button size="l" full onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>This kiosk cannot open other pages. Scan the code with your phone's camera, or write down the address.</p>
      <QrCode text={url} />
      <p className="outside-address">{url.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')}</p>
    </Dialog>
  );
}

const quietZone = 4;

function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="outside-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The address as a QR code">
      <path d={path} />
    </svg>
  );
}
