/** What the desk says of a payment. */
export const deskMessages = {
  completed: 'Order completed Successfully.',
  failed: 'Unable to complete your order, please try again.',
} as const;
