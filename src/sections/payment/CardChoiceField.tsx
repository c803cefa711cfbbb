import { observer } from 'mobx-react-lite';
import type { SavedCard } from '../../api/checkout';
import type { WidgetProps } from '../../forms/FormContext';
import { usePayment } from '../../payment/PaymentContext';
import './payment.css';

/** The card on file, or a different one. */
export const CardChoiceField = observer(function CardChoiceField({ field, id, disabled, invalid }: WidgetProps) {
  const { savedCard } = usePayment().payment;
  if (!savedCard) return null;
  return (
    <div className="choices">
      {field.options.map(({ value, label }, index) => (
        <label className="choice" key={value}>
          <input
            className="box"
            type="radio"
            id={`${id}-${index}`}
            name={id}
            value={value}
            checked={field.raw === value}
            disabled={disabled}
            aria-invalid={invalid || undefined}
            onChange={() => field.set(value)}
          />
          {value === 'saved_card' ? <CardOnFile card={savedCard} /> : <strong>{label}</strong>}
        </label>
      ))}
    </div>
  );
});

function CardOnFile({ card: { cardType, lastFourDigits, expiryDate } }: { readonly card: SavedCard }) {
  return (
    <span className="choice-body">
      <strong>
        {cardType} ending <span className="num">{lastFourDigits}</span>
      </strong>
      {expiryDate !== undefined && (
        <span className="small muted">
          Expires <span className="num">{expiryDate}</span>
        </span>
      )}
    </span>
  );
}
