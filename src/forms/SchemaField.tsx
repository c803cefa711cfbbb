import { getDefaultRegistry } from '@rjsf/core';
import { getUiOptions, type FieldProps } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import { useForm } from './FormContext';
import { fieldRow } from './templates/fieldRow';

const { SchemaField: RjsfSchemaField } = getDefaultRegistry().fields;

/** A leaf of the structure is one of our fields, which sees its own part of the model; what holds others is rjsf's. */
export const SchemaField = observer(function SchemaField(props: FieldProps) {
  const frame = useForm();
  const { path } = getUiOptions(props.uiSchema);
  if (typeof path === 'string') return fieldRow(frame, path);
  return RjsfSchemaField ? <RjsfSchemaField {...props} /> : null;
});
