/** The key of the search that is kept over a reload of its tab. */
export const keptSearchKey = 'joinery:search';
