/** Interview questions for the skills of the signed-in member. */
export const PREPARATION = '/interview/preparation';
