import { observer } from 'mobx-react-lite';
import { useState, type ComponentType } from 'react';
import type { ApiClient } from '../../api/ApiClient';
import { Button } from '../../components/Button';
import type { FieldModel } from '../../fields/FieldModel';
import { useForm } from '../FormContext';
import type { FoundAddressesProps } from './FoundAddresses';

type Found = ComponentType<FoundAddressesProps>;

/** A button that looks up the addresses of the postcode beside it. The code of the rest loads when it is pressed first. */
export const AddressLookup = observer(function AddressLookup({
  postcode,
  client,
}: {
  readonly postcode: FieldModel;
  readonly client: ApiClient;
}) {
  const { model, disabled } = useForm();
  const [state, setState] = useState<{ readonly Found?: Found; readonly presses: number }>({ presses: 0 });
  const [busy, setBusy] = useState(false);
  const { Found, presses } = state;
  const handleFind = async (): Promise<void> => {
    setBusy(true);
    const part = Found ? { FoundAddresses: Found } : await import('./FoundAddresses').catch(() => undefined);
    if (part) setState({ Found: part.FoundAddresses, presses: presses + 1 });
    else {
      model.say("Addresses can't be looked up at the moment. Type your address instead.");
      setBusy(false);
    }
  };
  return (
    <>
      <div className="field address-find">
        <Button look="secondary" busy={busy || disabled} onClick={() => void handleFind()}>
          Find address
        </Button>
      </div>
      {Found && <Found postcode={postcode} client={client} presses={presses} onDone={() => setBusy(false)} />}
    </>
  );
});
