/** 'Java Developer Jobs in Pune', 'Java Developer Jobs in India', 'Jobs in Pune'; role and place are '' where it is of all. */
export const jobPageTitle = ({ role, place }: { role: string; place: string }): string =>
  `${role ? `${role} Jobs` : 'Jobs'} in ${place || 'India'}`;
