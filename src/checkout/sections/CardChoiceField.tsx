import { observer } from 'mobx-react-lite';
import type { VocabularyFacts } from '../../../schemas/generated/vocabulary';
import type { SavedCard } from '../../kit/api/checkout';
import type { WidgetProps } from '../../kit/forms/FormContext';
import { usePayment } from '../PaymentContext';
import './payment.css';

const saved: VocabularyFacts['cardChoice'] = 'saved';

/** The choice between the saved card and a different one. */
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
          {field.definition.sets?.values[value] === saved ? (
            <SavedCardLabel card={savedCard} />
          ) : (
            <strong>{label}</strong>
          )}
        </label>
      ))}
    </div>
  );
});

function SavedCardLabel({ card: { cardType, lastFourDigits, expiryDate } }: { readonly card: SavedCard }) {
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
