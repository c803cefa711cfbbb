import { getDefaultRegistry } from '@rjsf/core';
import { getUiOptions, type FieldProps } from '@rjsf/utils';
import { FieldRow } from './templates/FieldRow';

const { SchemaField: RjsfSchemaField } = getDefaultRegistry().fields;

/** A leaf of the structure is one of our fields; what holds others is rjsf's. */
export function SchemaField(props: FieldProps) {
  const { path } = getUiOptions(props.uiSchema);
  if (typeof path === 'string') return <FieldRow path={path} />;
  return RjsfSchemaField ? <RjsfSchemaField {...props} /> : null;
}
