import { Presence } from '../../components/motion/Presence';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Terms } from '../../api/memberships';
import { Button } from '../../components/Button';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { TermsDialog } from '../../components/TermsDialog';
import { Icon } from '../../components/Icon';
import type { WidgetProps } from '../FormContext';
import type { ApiRequest } from '../../api/ApiRequest';
import type { RequestError } from '../../api/RequestError';
import { TermsTick } from './TermsTick';

export type TermsToAcceptProps = WidgetProps & {
  readonly request: ApiRequest<readonly Terms[]>;
  /** Loads the terms again after a failed request. */
  readonly onRetry: () => unknown;
};

/** Terms to tick, each after reading it: one box each, or, where the form words an agreement, one box for all. */
export const TermsToAccept = observer(function TermsToAccept({
  field,
  id,
  disabled,
  request,
  onRetry,
}: TermsToAcceptProps) {
  const { agreement } = field.definition.settings ?? {};
  const [reading, setReading] = useState<readonly Terms[]>();
  const { current } = request;
  if (current === undefined) return <NotLoaded id={id} error={request.error} onRetry={onRetry} />;
  const accepted = acceptedIn(field);
  const accept = (terms: readonly Terms[], on: boolean): void => {
    const ids = new Set(terms.map((each) => each.id));
    // The current value, not the rendered one: two quick ticks may come before a render.
    field.set([...acceptedIn(field).filter((each) => !ids.has(each)), ...(on ? ids : [])]);
  };
  const boxes = agreement !== undefined ? [current] : current.map((each) => [each]);
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
          text={agreement ?? `I have read and agree to the ${terms[0]?.title ?? ''}`}
          words={agreement !== undefined ? 'Terms and Conditions' : (terms[0]?.title ?? '')}
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

type NotLoadedProps = Pick<TermsToAcceptProps, 'id' | 'onRetry'> & { readonly error: RequestError | undefined };

/** The place of the terms before they are there. The summary of errors links to it, as it does to the boxes to tick. */
function NotLoaded({ id, error, onRetry }: NotLoadedProps) {
  return (
    <div id={id} tabIndex={-1}>
      {error ? (
        <Note type="danger" title="We couldn’t load the terms." live>
          <p>{error.message}</p>
          <Button look="secondary" size="s" onClick={onRetry}>
            Try again
          </Button>
        </Note>
      ) : (
        <Skeleton label="Loading terms" heights={[44, 44]} />
      )}
    </div>
  );
}

/** Returns the ids of the accepted terms. */
function acceptedIn({ raw }: WidgetProps['field']): readonly number[] {
  return Array.isArray(raw) ? raw.map(Number) : [];
}
