import { getUiOptions, type FieldProps } from '@rjsf/utils';
import { Fragment } from 'react';
import { useAddressClient } from './address/AddressContext';
import { AddressLookup } from './address/AddressLookup';
import { isLookedUp } from './address/isLookedUp';
import { FieldRow } from './FieldRow';
import { useForm } from './FormContext';

/** A group of fields under a heading. The postcode of the customer's own address has a look-up beside it. */
export function FormGroup({ schema: { title }, uiSchema }: FieldProps) {
  const { model } = useForm();
  const client = useAddressClient();
  const { paths } = getUiOptions(uiSchema);
  const rows = (Array.isArray(paths) ? paths : []).map((path) => ({
    path: String(path),
    field: model.field(String(path)),
  }));
  const group = rows.map(({ field }) => field);
  const isPaired = group.some((field) => field?.definition.width === 'pair');
  return (
    <section className="form-part">
      {title !== '' && <h3 dir="auto">{title}</h3>}
      <div className={isPaired ? 'form-grid form-grid-paired' : 'form-grid'}>
        {rows.map(({ path, field }) => (
          <Fragment key={path}>
            <FieldRow path={path} />
            {client && field && isLookedUp(field, group) && <AddressLookup postcode={field} client={client} />}
          </Fragment>
        ))}
      </div>
    </section>
  );
}
