const jobWord = /\s+jobs?$/i;

/**
 * 'Java Developer Jobs in Pune', 'Java Developer Jobs in India', 'Jobs in Pune'; role or place is '' for all. A role that
 * ends with the word itself ('Bank Job') does not get it twice.
 */
export const landingPageTitle = ({ role, place }: { role: string; place: string }): string =>
  `${role ? `${role.replace(jobWord, '')} Jobs` : 'Jobs'} in ${place || 'India'}`;
