import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { ApiClient } from '../../api/ApiClient';
import { Button } from '../../components/Button';
import type { FieldModel } from '../../fields/FieldModel';
import { inputId, useForm } from '../FormContext';
import { isSamePostcode } from './isSamePostcode';
import type { FoundAddressesProps } from './FoundAddresses';

type Found = ComponentType<FoundAddressesProps>;

/**
 * A button that looks up the addresses of the postcode beside it, as Enter in the postcode does. The code of the rest loads
 * when it is pressed first.
 */
export const AddressLookup = observer(function AddressLookup({
  postcode,
  client,
}: {
  readonly postcode: FieldModel;
  readonly client: ApiClient;
}) {
  const { model, disabled, id: form } = useForm();
  const [state, setState] = useState<{ readonly Found?: Found; readonly presses: number }>({ presses: 0 });
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState('');
  const { Found, presses } = state;
  const handleFind = async (): Promise<void> => {
    setBusy(true);
    setAsked(String(postcode.raw));
    const part = Found ? { FoundAddresses: Found } : await import('./FoundAddresses').catch(() => undefined);
    if (part) setState({ Found: part.FoundAddresses, presses: presses + 1 });
    else {
      model.say("Addresses can't be looked up at the moment. Type your address instead.");
      setBusy(false);
    }
  };
  const handleEnter = useEffectEvent((event: KeyboardEvent): void => {
    const typed = String(postcode.raw);
    if (event.key !== 'Enter' || event.isComposing || typed === '' || isSamePostcode(typed, asked)) return;
    event.preventDefault(); // an address is looked up before a form is sent
    if (!busy && !disabled) void handleFind();
  });
  const input = inputId(form, postcode.path);
  useEffect(() => {
    const field = document.getElementById(input);
    if (!field) return;
    field.enterKeyHint = 'search';
    const handle = (event: KeyboardEvent): void => handleEnter(event);
    field.addEventListener('keydown', handle);
    return () => field.removeEventListener('keydown', handle);
  }, [input]);
  return (
    <>
      <div className="field address-find">
        <Button look="secondary" busy={busy || disabled} onClick={() => handleFind()}>
          Find address
        </Button>
      </div>
      {Found && <Found postcode={postcode} client={client} presses={presses} onDone={() => setBusy(false)} />}
      {/* The place of the list is taken at once, so that nothing moves when the addresses come. */}
      {busy && <div className="field field-full address-wait" />}
    </>
  );
});
