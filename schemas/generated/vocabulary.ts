// Generated from the schemas beside it by `npm run generate`. Do not edit.
/** Every fact, each with one of its values. */
export type VocabularyFacts = {
  readonly loggedIn: 'no' | 'yes';
  readonly hasInstruction: 'no' | 'yes';
  readonly hasBillingDate: 'no' | 'yes';
  readonly plan: 'none' | 'recurring' | 'fixed';
  readonly questions: 'pending' | 'none' | 'optional' | 'required';
  readonly terms: 'pending' | 'none' | 'some';
  readonly mandateTerms: 'pending' | 'none' | 'some';
  readonly mandateAddress: 'same' | 'different';
  readonly cart: 'pending' | 'none' | 'loaded';
  readonly amountDue: 'pending' | 'zero' | 'some';
  readonly cardChoice: 'none' | 'saved' | 'different';
  readonly savedCard: 'none' | 'offered';
  readonly payment: 'ready' | 'busy';
  readonly termsAccepted: 'no' | 'yes';
};

/** A custom field that draws a whole section. */
export type SectionFieldName = 'venuePicker' | 'membershipPicker' | 'mandateSummary' | 'cardFields';

/** A custom field that draws one field of a form. */
export type FormFieldName = 'terms' | 'cardChoice' | 'securityCode' | 'billingDay' | 'freezeChoice';

/** A form that the operator's server supplies. */
export type OnboardingType = 'customer_account_online' | 'membership_purchase';
