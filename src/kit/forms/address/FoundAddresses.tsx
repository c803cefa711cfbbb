import findAddresses from 'call:findAddresses';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ApiClient } from '../../api/ApiClient';
import type { Answer } from '../../api/call';
import type { RequestError } from '../../api/RequestError';
import type { FieldModel } from '../../fields/FieldModel';
import { inputId, useForm } from '../FormContext';
import { AddressFill, addressText, type Address } from './AddressFill';
import { isSamePostcode } from './isSamePostcode';

type Found = Answer<'findAddresses'> & { readonly postcode: string };
type State = { readonly found?: Found; readonly problem?: string };

export type FoundAddressesProps = {
  readonly postcode: FieldModel;
  readonly client: ApiClient;
  /** The number of presses of the button; each looks up again. */
  readonly presses: number;
  readonly onDone: () => void;
};

/** The addresses of a postcode, to choose one that fills in the lines; or what is wrong. */
export const FoundAddresses = observer(function FoundAddresses({
  postcode,
  client,
  presses,
  onDone,
}: FoundAddressesProps) {
  const { model, id: form } = useForm();
  const fill = useMemo(() => new AddressFill(model, postcode.path), [model, postcode]);
  const { found, problem, find } = useLookup(postcode, client);
  const [filled, setFilled] = useState(false);
  const [looking, setLooking] = useState(true);
  const handlePress = useEffectEvent(async (isStale: () => boolean): Promise<void> => {
    setFilled(false);
    setLooking(true);
    const outcome = await find(isStale);
    if (outcome === undefined) return;
    setLooking(false);
    onDone();
    const next = outcome === 'postcode' ? postcode : outcome === 'lines' ? fill.first : undefined;
    if (next) document.getElementById(inputId(form, next.path))?.focus();
  });
  useEffect(() => {
    let stale = false;
    void handlePress(() => stale);
    return () => void (stale = true);
  }, [presses]);
  const isCurrent = !looking && found !== undefined && isSamePostcode(found.postcode, String(postcode.raw));
  const shown = looking ? undefined : problem;
  return (
    <div className={isCurrent || shown !== undefined ? 'field field-full' : 'vh'}>
      <p className={shown === undefined ? 'vh' : 'address-problem'} role="status">
        {shown ?? (filled ? 'The address is filled in. Check it below.' : '')}
      </p>
      {isCurrent && (
        <AddressList
          id={`${inputId(form, postcode.path)}-list`}
          found={found}
          onChoose={(address) => {
            fill.fill(address);
            setFilled(address !== undefined);
          }}
        />
      )}
    </div>
  );
});

type AddressListProps = {
  readonly id: string;
  readonly found: Found;
  readonly onChoose: (address: Address | undefined) => void;
};

/** The addresses found. The list takes the focus, so that a keyboard goes on in it, and opens where the browser lets it. */
function AddressList({ id, found: { addresses, attribution }, onChoose }: AddressListProps) {
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (shownFirst.has(addresses)) return; // the customer is typing in the postcode, which is the same again
    shownFirst.add(addresses);
    list.current?.focus();
    open(list.current);
  }, [addresses]);
  return (
    <>
      <label className="field-label" htmlFor={id}>
        Choose your address
      </label>
      <select
        ref={list}
        id={id}
        className="input"
        autoComplete="off" // the fields that it fills have names of their own
        defaultValue=""
        onChange={({ target: { value } }) => onChoose(value === '' ? undefined : addresses[Number(value)])}
      >
        <option value="">{addresses.length === 1 ? '1 address found' : `${addresses.length} addresses found`}</option>
        {addresses.map((address, index) => (
          <option key={index} value={index}>
            {addressText(address)}
          </option>
        ))}
      </select>
      {attribution !== undefined && <p className="hint address-source">{attribution}</p>}
    </>
  );
}

/** The answers whose list has had the focus. */
const shownFirst = new WeakSet<readonly Address[]>();

/** Opens a list as a press of it would. Browsers refuse it where the last press is some seconds ago, and older ones can't. */
function open(list: HTMLSelectElement | null): void {
  try {
    list?.showPicker();
  } catch {
    // The customer opens it.
  }
}

/** The place where the customer goes on: the list, the postcode, or the lines that they type by themselves. */
type Outcome = 'list' | 'postcode' | 'lines';

type Lookup = {
  readonly found: Found | undefined;
  readonly problem: string | undefined;
  /** Looks the postcode up; resolves to `undefined` if the answer is no longer wanted. */
  readonly find: (isStale: () => boolean) => Promise<Outcome | undefined>;
};

function useLookup(postcode: FieldModel, client: ApiClient): Lookup {
  const [state, setState] = useState<State>({});
  const say = (problem: string, outcome: Outcome): Outcome => {
    setState({ problem });
    return outcome;
  };
  const find: Lookup['find'] = async (isStale) => {
    const { value, problem } = postcode;
    if (typeof value !== 'string' || problem !== undefined)
      return say(problem ?? 'Enter your postcode first.', 'postcode');
    const outcome = await client.call(findAddresses, { query: { postcode: value } });
    if (isStale()) return undefined;
    if (!outcome.ok) return say(refusalText(outcome.error), outcome.error.status === 422 ? 'postcode' : 'lines');
    if (outcome.data.addresses.length === 0)
      return say(`No addresses found for ${value}. Check the postcode, or type your address below.`, 'lines');
    setState({ found: { ...outcome.data, postcode: value } });
    return 'list';
  };
  return { found: state.found, problem: state.problem, find };
}

function refusalText({ status, message }: RequestError): string {
  if (status === 422) return message;
  if (status === 429) return `${message} You can type your address below.`;
  return "Addresses can't be looked up at the moment. Type your address below.";
}
