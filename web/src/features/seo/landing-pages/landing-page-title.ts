/** 'Java Developer Jobs in Pune', 'Java Developer Jobs in India', 'Jobs in Pune'; role or place is '' for all. */
export const landingPageTitle = ({ role, place }: { role: string; place: string }): string =>
  `${role ? `${role} Jobs` : 'Jobs'} in ${place || 'India'}`;
