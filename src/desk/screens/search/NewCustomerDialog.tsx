import createCustomer from 'call:createCustomer';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Form } from '../../../../schemas/generated/journey';
import type { FoundCustomer } from '../../../kit/api/staff';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { formBody } from '../../../kit/fields/formBody';
import type { FormModel } from '../../../kit/fields/FormModel';
import { showRefusal } from '../../../kit/fields/showRefusal';
import { OwnForm } from '../../../kit/walk/OwnForm';
import { useOwnForm } from '../../../kit/walk/useOwnForm';
import { useDesk } from '../../DeskContext';

const newCustomerForm: Form = { schema: 'newCustomer' };

type NewCustomerDialogProps = {
  readonly onClose: () => void;
  readonly onCreated: (customer: FoundCustomer) => Promise<void>;
};

/** The dialog in which staff create a customer, whom they then serve. */
export const NewCustomerDialog = observer(function NewCustomerDialog({ onClose, onCreated }: NewCustomerDialogProps) {
  const { customers } = useDesk();
  const [busy, setBusy] = useState(false);
  const model = useOwnForm(newCustomerForm, 'new-customer');
  const create = async (form: FormModel): Promise<void> => {
    if (!form.attempt()) return;
    const { firstName = '', lastName = '', email = '' } = formBody(form, createCustomer);
    const sent = form.sent();
    setBusy(true);
    const outcome = await customers.create({ firstName, lastName, email });
    setBusy(false);
    if (!outcome.ok) return showRefusal(form, outcome.error, sent);
    onClose();
    await onCreated(outcome.data);
  };
  return (
    <Dialog title="New customer" width={520} onClose={onClose}>
      <OwnForm
        id="new-customer"
        label="New customer"
        form={newCustomerForm}
        model={model}
        submitLabel="Create and serve"
        busy={busy}
        onSubmit={(form) => void create(form)}
      />
    </Dialog>
  );
});
