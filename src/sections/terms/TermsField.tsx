import { Presence } from '../../components/motion/Presence';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Terms } from '../../api/memberships';
import { Button } from '../../components/Button';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { TermsDialog } from '../../components/TermsDialog';
import { Icon } from '../../components/Icon';
import type { WidgetProps } from '../../forms/FormContext';
import type { Request } from '../../stores/Request';
import { useStores } from '../../stores/StoresContext';
import { TermsTick } from './TermsTick';

/** Terms to tick, each after reading it: one box each, or, where the form words an agreement, one box for all. */
export const TermsField = observer(function TermsField({ field, id, disabled }: WidgetProps) {
  const stores = useStores();
  const { from, agreement } = field.definition.settings ?? {};
  const { request, retry } = requestFor(from, stores);
  const [reading, setReading] = useState<readonly Terms[]>();
  if (request.status === 'error') {
    return (
      <Note type="danger" title={request.error?.message ?? ''} live>
        <Button look="secondary" size="s" onClick={retry}>
          Try again
        </Button>
      </Note>
    );
  }
  if (request.data === undefined) return <Skeleton label="Loading terms" heights={[44, 44]} />;
  const accepted = acceptedIn(field);
  const accept = (terms: readonly Terms[], on: boolean): void => {
    const ids = new Set(terms.map((each) => each.id));
    // What is accepted now: a tick may come before the one before it is drawn.
    field.set([...acceptedIn(field).filter((each) => !ids.has(each)), ...(on ? ids : [])]);
  };
  const boxes = typeof agreement === 'string' ? [request.data] : request.data.map((each) => [each]);
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={field.definition.label}>
      {field.error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" size="s" />
          {field.error}
        </p>
      )}
      {boxes.map((terms, index) => (
        <TermsTick
          key={terms.map((each) => each.id).join()}
          id={`${id}-${index}`}
          text={typeof agreement === 'string' ? agreement : `I have read and agree to the ${terms[0]?.title ?? ''}`}
          words={typeof agreement === 'string' ? 'Terms and Conditions' : (terms[0]?.title ?? '')}
          checked={terms.every((each) => accepted.includes(each.id))}
          disabled={disabled}
          invalid={field.error !== undefined}
          onCheck={(on) => accept(terms, on)}
          onRead={() => setReading(terms)}
        />
      ))}
      <Presence>
        {reading && (
          <TermsDialog
            terms={reading}
            onClose={() => setReading(undefined)}
            onAgree={() => {
              accept(reading, true);
              setReading(undefined);
            }}
          />
        )}
      </Presence>
    </div>
  );
});

function acceptedIn({ raw }: WidgetProps['field']): readonly number[] {
  return Array.isArray(raw) ? raw.map(Number) : [];
}

type Source = { readonly request: Request<readonly Terms[]>; readonly retry: () => void };

function requestFor(from: unknown, { terms, payable, joining }: ReturnType<typeof useStores>): Source {
  if (from === 'mandate') return { request: terms.mandate, retry: () => void terms.loadMandate() };
  if (from === 'cart' && payable) return { request: payable.terms, retry: () => void payable.loadTerms() };
  return { request: terms.membership, retry: () => joining.retry() };
}
