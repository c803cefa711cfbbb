/** The toasts for changes to the basket that succeeded. */
export const basketMessages = {
  alreadyIn: 'Nothing was added: this is in the basket already.',
  added: 'Successfully added item to the basket.',
  removed: 'Successfully removed item from the basket.',
  updated: 'Successfully updated item in the basket.',
  benefitRemoved: 'Successfully removed benefit.',
  packageRemoved: 'Successfully removed package usage.',
  cleared: 'Successfully cleared order.',
} as const;
