import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { TillSheet } from '../../../kit/api/till';
import type { CountDraft } from '../../CountDraft';
import type { TillStore } from '../../TillStore';
import { Compare } from './Compare';
import { CountForm } from './CountForm';

type CountingProps = { readonly till: TillStore; readonly day: TillSheet };

/** The count of the till: first the amounts without what should be there, then the differences. */
export const Counting = observer(function Counting({ till, day }: CountingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { checked, draft = emptyDraft(day) } = till;
  const isChecked = checked !== undefined;
  useEffect(() => title.current?.focus(), [isChecked]); // the pressed button is unmounted
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {isChecked ? 'Counted, and what should be there' : 'Count what is in the till'}
      </h2>
      {checked ? <Compare till={till} sheet={checked} /> : <CountForm {...{ till, day, draft }} />}
    </>
  );
});

/** Of a tender that nobody paid with, nothing is expected to lie there. */
function emptyDraft({ tenders }: TillSheet): CountDraft {
  const textFor = (type: string): string =>
    tenders.find(({ tenderType }) => tenderType === type)?.payments === 0 ? '0' : '';
  const amounts = { float: '', cash: '', cheque: textFor('cheque'), voucher: textFor('offline-voucher') };
  return { amounts, coins: {} };
}
