/** What the desk says of a payment, and of money that was counted for an order that is not complete. */
export const deskMessages = {
  completed: 'Order completed Successfully.',
  failed: 'Unable to complete your order, please try again.',
  toGiveBack: (amount: string, customer: string) => `${amount} counted for ${customer} must be given back.`,
  maybePaid: (amount: string, customer: string) =>
    `${amount} was counted for ${customer}, and their order may be complete: look it up before anything is given back.`,
} as const;
