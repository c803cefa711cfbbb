/** The product's own texts for customers. The texts of sections, forms and provisions stand in the journeys' data. */
export const messages = {
  generic: 'Something has gone wrong, please try again.',
  somethingWrong: 'Something went wrong, please try again',
  notFound: 'Unable to complete request, item not found.',
  forbidden: 'Unauthorised.',
  reload: 'Something has gone wrong, please reload and try again.',
  signedOut: 'User signed out',
  otherCustomer: 'Somebody else has logged in in this browser, so this page has started again.',
  sessionOver: 'You have been logged out. Log in to continue where you left off.',
  accountUnreachable: 'We can’t load your account at the moment. We keep trying, and you stay logged in.',
  loggedOut: 'You have been logged out.',
  notLoggedOut: 'We could not log you out. Please try again.',
  clearedByIdleness: 'Joining form cleared due to inactivity',
  ineligible: 'You are ineligible for the membership you selected.',
  membershipGone: 'Could not find selected membership',
  noPrice: 'Could not calculate price.',
  addedToBasket: 'Membership added to basket.',
  centreUnknown: 'We couldn’t find that centre. Choose another one.',
  chooseCentre: 'Choose a home centre to continue.',
  chooseMembership: 'Choose a membership to continue.',
  stillLoading: 'This step is still loading. Please wait a moment.',
  notAdded: 'Something went wrong, please try again.',
  unanswered: 'Please fill in required questions',
  answersRefused: 'Error occurred while submitting your answers.',
  enterCode: 'Enter a promo code.',
  promotionUnknown: 'Code not recognised',
  promotionElsewhere: 'Code not recognised for this membership. It may be for another one.',
  promotionUnchecked: 'We couldn’t check this code. Please try again.',
} as const;

/** Returns the default text for an HTTP status, for a response without a message of its own. */
export function statusMessage(status: number): string {
  switch (status) {
    case 404:
      return messages.notFound;
    case 403:
      return messages.forbidden;
    default:
      return messages.generic;
  }
}

/** Returns the text of a form's banner after a failed submit; `undefined` if the server's field messages suffice. */
export function formBanner(status: number): string | undefined {
  switch (status) {
    case 200:
    case 201:
    case 422:
    case 429:
      return undefined;
    case 419:
      return messages.reload;
    default:
      return statusMessage(status);
  }
}
