/** Reply of GetActivePlans for an account without a running plan (commerce §9). */
export const FREE_PLAN = 'Free Plan';
