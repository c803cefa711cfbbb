import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../kit/components/Button';
import { Icon } from '../../../kit/components/Icon';
import { useDesk } from '../../DeskContext';
import { useServe } from './useServe';

const minSearchLength = 2;
const maxSearchLength = 100;

/**
 * The search for a customer. A card scanner types the card's number and presses Enter: the customer of a card is served at
 * once.
 */
export const CustomerSearchForm = observer(function CustomerSearchForm() {
  const { customers } = useDesk();
  const serve = useServe();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const search = async (term: string): Promise<void> => {
    const owner = await customers.search(term);
    if (owner) await serve(owner);
    else input.current?.select(); // the next scan replaces this text
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const term = text.trim();
    const problem = lengthProblem(term);
    setError(problem);
    if (problem === undefined) void search(term);
    else input.current?.focus();
  };
  const described = ['customer-search-hint', ...(error === undefined ? [] : ['customer-search-error'])];
  return (
    <form role="search" onSubmit={handleSubmit} noValidate>
      <div className={error === undefined ? 'field' : 'field field-bad'}>
        <label className="field-label" htmlFor="customer-search">
          Scan a card or search
        </label>
        <p className="hint" id="customer-search-hint">
          Name, phone number, postcode, email, customer ID, date of birth, or a child’s name
        </p>
        {error !== undefined && <SearchError text={error} />}
        <div className="desk-row">
          <div className="with-icon">
            <Icon name="search" />
            <input
              ref={input}
              id="customer-search"
              type="search"
              className="input"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={described.join(' ')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Button type="submit" busy={customers.request.loading}>
            Search
          </Button>
        </div>
      </div>
    </form>
  );
});

function lengthProblem(term: string): string | undefined {
  if (term.length < minSearchLength) return 'Enter at least two letters or numbers.';
  return term.length > maxSearchLength ? `Enter at most ${maxSearchLength} letters or numbers.` : undefined;
}

function SearchError({ text }: { readonly text: string }) {
  return (
    <p className="field-error" id="customer-search-error">
      <Icon name="alert" size="s" />
      {text}
    </p>
  );
}
