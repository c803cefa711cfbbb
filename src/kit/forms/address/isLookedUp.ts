import type { FieldModel } from '../../fields/FieldModel';

/** Reports whether a field takes the postcode of a customer's own address, with lines beside it that a look-up can fill. */
export function isLookedUp({ definition }: FieldModel, group: readonly (FieldModel | undefined)[]): boolean {
  const { destination, attributes, locked } = definition;
  const isPostcode = destination === 'dataFields' && locked !== true && attributes.autoComplete === 'postal-code';
  return isPostcode && group.some((field) => field?.definition.attributes.autoComplete === 'address-line1');
}
