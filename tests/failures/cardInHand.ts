/** The card that the customer of the rendered page types. A row about a payment puts it there while making ready. */
export const cardInHand = { number: '4242424242424242' };
