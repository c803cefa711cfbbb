import { useEffect, useMemo } from 'react';
import { FormModel } from '../fields/FormModel';
import { useForms } from './FormsContext';
import type { AskedForm } from './FormsStore';

/** Returns a form that belongs to a screen and not to a journey; `undefined` until its fields are loaded. For observer components. */
export function useOwnForm(form: AskedForm): FormModel | undefined {
  const forms = useForms();
  useEffect(() => forms.fetch(form), [forms, form]);
  const definition = forms.definitionOf(form);
  return useMemo(() => definition && new FormModel(definition, forms.surroundings), [definition, forms]);
}
