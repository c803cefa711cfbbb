import { observer } from 'mobx-react-lite';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { refusalText } from '../../../kit/api/refusalText';
import { useSite } from '../../../kit/site/SiteContext';
import type { TillStore } from '../../TillStore';
import { Field } from '../payment/Field';
import { MoneyInput } from '../payment/MoneyInput';
import { readAmount } from '../payment/readAmount';

type FloatFormProps = { readonly till: TillStore; readonly label: string; readonly button: string };

/** The form with which staff tell what lies in the till before the first sale. */
export const FloatForm = observer(function FloatForm({ till, label, button }: FloatFormProps) {
  const { currency } = useSite().config;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { opening } = till;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const float = readAmount(text, currency);
    setError(float === undefined ? 'Enter the amount, such as 50.00. Enter 0 for an empty till.' : undefined);
    if (float === undefined) input.current?.focus();
    else void till.open(float);
  };
  return (
    <form className="till-form" onSubmit={handleSubmit} noValidate>
      {opening.error && <Note type="danger" title={refusalText(opening.error)} live />}
      <Field id="till-float" label={label} error={error}>
        <div className="desk-row">
          <MoneyInput
            ref={input}
            id="till-float"
            value={text}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : 'till-float-error'}
            onType={setText}
          />
          <Button type="submit" busy={opening.loading}>
            {button}
          </Button>
        </div>
      </Field>
    </form>
  );
});
