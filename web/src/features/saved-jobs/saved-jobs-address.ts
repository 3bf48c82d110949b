/** Address of the list of saved jobs. */
export const SAVED_JOBS = '/job/saved';
