import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import type { BasketItem } from '../../api/basket';
import { Dialog } from '../../components/dialog/lazyDialog';
import type { FormModel } from '../../fields/FormModel';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { showRefusal } from '../../stores/showRefusal';
import { OwnForm } from '../parts/OwnForm';
import { useOwnForm } from '../parts/useOwnForm';

const dependantForm: Form = { schema: 'dependant' };

type AddChildDialogProps = { readonly item: BasketItem; readonly onClose: () => void };

/** Somebody new whom the customer books for; the place is theirs once they are added. */
export const AddChildDialog = observer(function AddChildDialog({ item, onClose }: AddChildDialogProps) {
  const { basket } = useBookings();
  const [busy, setBusy] = useState(false);
  const model = useOwnForm(dependantForm);
  const add = async (form: FormModel): Promise<void> => {
    if (!form.attempt()) return;
    const text = (path: string): string => String(form.field(path)?.value ?? '');
    const sent = form.sent();
    setBusy(true);
    const body = { firstName: text('firstName'), lastName: text('lastName'), dateOfBirth: text('dateOfBirth') };
    const refusal = await basket.addDependant(body, item.id);
    setBusy(false);
    if (refusal) showRefusal(form, refusal, sent);
    else onClose();
  };
  return (
    <Dialog
      title="Add a child"
      onClose={onClose}
      finalFocus={() => document.getElementById(`who-${item.id}`) ?? document.getElementById('main')}
    >
      <OwnForm
        id="dependant"
        label="Add a child"
        form={dependantForm}
        model={model}
        submitLabel="Add child"
        busy={busy}
        onSubmit={(form) => void add(form)}
      />
    </Dialog>
  );
});
