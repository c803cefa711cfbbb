/** The key of the kept filter. Apart from the code that reads it, as every page removes the record at a log-out. */
export const timetableFilterKey = 'joinery:timetable-filter';
