/** The id of the note that says that nobody knows whether the order is complete. */
export const uncertainId = 'desk-uncertain';
