import addDependant from 'call:addDependant';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Form } from '../../../../schemas/generated/journey';
import type { BasketItem } from '../../../kit/api/basket';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import type { FormModel } from '../../../kit/fields/FormModel';
import { useBookings } from '../../BookingsContext';
import { formBody } from '../../../kit/fields/formBody';
import { showRefusal } from '../../../kit/fields/showRefusal';
import { OwnForm } from '../../../kit/walk/OwnForm';
import { useOwnForm } from '../../../kit/walk/useOwnForm';

const dependantForm: Form = { schema: 'dependant' };

type AddChildDialogProps = { readonly item: BasketItem; readonly onClose: () => void };

/** The dialog that adds a dependant and makes them the attendee of the item. */
export const AddChildDialog = observer(function AddChildDialog({ item, onClose }: AddChildDialogProps) {
  const { basket } = useBookings();
  const [busy, setBusy] = useState(false);
  const model = useOwnForm(dependantForm, 'child');
  const add = async (form: FormModel): Promise<void> => {
    if (!form.attempt()) return;
    const { firstName = '', lastName = '', dateOfBirth = '' } = formBody(form, addDependant);
    const sent = form.sent();
    setBusy(true);
    const refusal = await basket.addDependant({ firstName, lastName, dateOfBirth }, item.id);
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
