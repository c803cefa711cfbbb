/** The title of the pass of a customer without a membership. */
export const payAsYouGo = 'Pay as you go';
