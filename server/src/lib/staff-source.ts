/** Source of the vacancies that staff post in the console. No import may state it: it vouches for the company. */
export const STAFF_SOURCE = 'staff';
