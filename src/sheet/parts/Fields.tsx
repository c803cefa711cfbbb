import { Suspense, useState } from 'react';
import { Skeleton } from '../../kit/components/Spinner';
import { FormView } from '../../kit/forms/lazyFormView';
import { SheetPart } from '../SheetPart';
import { createSheetForm, type FieldsState } from '../sheetFields';

export type FieldsProps = { readonly title: string; readonly state: FieldsState };

/** A form with a field of every widget. */
export function Fields({ title, state }: FieldsProps) {
  const [model] = useState(() => createSheetForm(state));
  return (
    <SheetPart title={title}>
      <Suspense fallback={<Skeleton label="Loading this form" heights={[48, 48, 48]} />}>
        <FormView model={model} id={`sheet-${state}`} disabled={state === 'disabled'} />
      </Suspense>
    </SheetPart>
  );
}
