/** Job titles the home page offers; common ones across trades, so that everybody finds a way in. */
export const popularSearches = [
  'Software Developer',
  'Accountant',
  'Sales Executive',
  'Customer Support',
  'Data Analyst',
  'Nurse',
  'Teacher',
  'Driver',
] as const;
