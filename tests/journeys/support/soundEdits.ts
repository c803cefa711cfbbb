import type { Edit } from './mistakes';

/** Edits after which every customer still comes through, though the journey is another. */
export const sound: readonly { readonly name: string; readonly edit: Edit }[] = [
  {
    name: 'a section that only tells something',
    edit: (journey) => {
      journey.sections.push({ id: 'info_section', order: 25, title: 'Good to know', intro: 'Bring a towel.' });
    },
  },
  {
    name: 'the details asked first',
    edit: (_journey, section) => {
      section('details_section').order = 5;
    },
  },
  {
    name: 'a line of the address that nobody has to fill in hidden',
    edit: (_journey, _section, put) => {
      put('dd_section/form/ui', { accountDetails: { billingAddressLineTwo: { 'ui:show': false } } });
    },
  },
];

/** Edits that look like mistakes and change nothing for any customer. */
export const harmless: readonly { readonly name: string; readonly edit: Edit }[] = [
  {
    name: 'orders written anew',
    edit: (journey) => {
      journey.sections.forEach((section) => (section.order = section.order * 7 + 3));
    },
  },
  {
    name: 'sections written in another order',
    edit: (journey) => {
      journey.sections.reverse();
    },
  },
  {
    name: 'a rule said twice over',
    edit: (_journey, section) => {
      section('dd_section').display = {
        any: [
          { plan: 'recurring', hasInstruction: 'no' },
          { hasInstruction: 'no', plan: { not: ['none', 'fixed'] } },
        ],
      };
    },
  },
];
