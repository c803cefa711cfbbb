import type { Form, Journey } from '../../../../schemas/generated/journey';
import type { Names, Path } from './Names';
import type { ProductScreen } from './screens';

/** Reports the properties that a journey's page takes no notice of: whoever wrote them would wait for their effect in vain. */
export function checkIgnored(journey: Journey, names: Names, { ignores }: ProductScreen): void {
  const check = (part: object | undefined, at: Path): void => {
    for (const key of ignores)
      if (part && Object.hasOwn(part, key)) names.report('no-effect', [...at, key], messageOf(key));
  };
  const checkForm = (form: Form | undefined, at: Path): void => check(form, [...at, 'form']);
  check(journey, []);
  journey.sections.forEach((section, index) => {
    const at = ['sections', index];
    check(section, at);
    checkForm(section.form, at);
    section.variants?.forEach((variant, place) => {
      check(variant, [...at, 'variants', place]);
      checkForm(variant.form, [...at, 'variants', place]);
    });
  });
}

function messageOf(key: ProductScreen['ignores'][number]): string {
  const remedy = key === 'skip' || key === 'greyedOut' ? ', and let "display" say who is shown the section' : '';
  return `The page of this journey takes no notice of "${key}". Delete it${remedy}.`;
}
