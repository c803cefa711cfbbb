/**
 * The key of the one record of what is set aside for a customer whose session is over. Apart from the code that reads it, as
 * every page removes the record at a log-out: whoever logs out does not mean to come back.
 */
export const setAsideKey = 'joinery:set-aside';
