import { createContext, useContext, type ComponentType } from 'react';
import type { RawValue } from '../fields/definition';
import type { FieldModel } from '../fields/FieldModel';
import type { FormModel } from '../fields/FormModel';

/**
 * The props of a widget. `raw`: the field's current input. `id`: the id of the input. `describedBy`: the ids of hint
 * and error.
 */
export type WidgetProps = {
  readonly field: FieldModel;
  readonly raw: RawValue;
  readonly id: string;
  readonly describedBy: string | undefined;
  /** True if the field shows an error. */
  readonly invalid: boolean;
  readonly disabled: boolean;
};

/**
 * The placement of a field's label. `label`: above the input. `group`: as a legend over several inputs. `tick`: beside
 * the checkbox, by the widget. `bare`: by the widget, which takes the form's full width.
 */
export type WidgetLayout = 'label' | 'group' | 'tick' | 'bare';

/** Additional widgets by the names that `ui:field` may have. */
export type CustomFields = Readonly<
  Record<string, { readonly widget: ComponentType<WidgetProps>; readonly layout: WidgetLayout }>
>;

export type FormFrame = {
  readonly model: FormModel;
  /** The prefix of the ids of this form's inputs. */
  readonly id: string;
  readonly disabled: boolean;
  readonly customFields: CustomFields;
  /** Renders a way out beside a field that shows an error. */
  readonly errorHelp?: ComponentType<{ readonly field: FieldModel }> | undefined;
};

const FormContext = createContext<FormFrame | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export function useForm(): FormFrame {
  const frame = useContext(FormContext);
  if (!frame) throw new Error('A field was rendered outside a FormView.');
  return frame;
}

/** Returns the id of the label of a date, by which the button of its calendar is told from those of other dates. */
export function labelId(input: string): string {
  return `${input}-label`;
}

/** Returns the id of a field's input, which is safe in URLs and selectors for any path. */
export function inputId(form: string, path: string): string {
  return `${form}-${path.replaceAll(/[^\w-]/g, (each) => `-${each.codePointAt(0)?.toString(36) ?? ''}`)}`;
}
