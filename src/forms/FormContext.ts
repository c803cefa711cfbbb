import { createContext, useContext, type ComponentType } from 'react';
import type { RawValue } from '../fields/definition';
import type { FieldModel } from '../fields/FieldModel';
import type { FormModel } from '../fields/FormModel';

/** What a widget is given: its field and what it holds now, the id of its input, where its hint and message stand. */
export type WidgetProps = {
  readonly field: FieldModel;
  readonly raw: RawValue;
  readonly id: string;
  readonly describedBy: string | undefined;
  /** Whether a message stands at the field. */
  readonly invalid: boolean;
  readonly disabled: boolean;
};

/** `label`: above the input. `group`: a legend over several inputs. `bare`: the widget brings its own, across the form. */
export type WidgetLayout = 'label' | 'group' | 'tick' | 'bare';

/** A widget that the form doesn't know, by the name that `ui:field` asks for it with. */
export type CustomFields = Readonly<
  Record<string, { readonly widget: ComponentType<WidgetProps>; readonly layout: WidgetLayout }>
>;

export type FormFrame = {
  readonly model: FormModel;
  /** Tells the ids of this form's inputs from another form's. */
  readonly id: string;
  readonly disabled: boolean;
  readonly customFields: CustomFields;
};

const FormContext = createContext<FormFrame | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export function useForm(): FormFrame {
  const frame = useContext(FormContext);
  if (!frame) throw new Error('A field was drawn outside a FormView.');
  return frame;
}

/** The id of a field's input; safe in an address and a selector, whatever the path holds. */
export function inputId(form: string, path: string): string {
  return `${form}-${path.replaceAll(/[^\w-]/g, (each) => `-${each.codePointAt(0)?.toString(36) ?? ''}`)}`;
}
