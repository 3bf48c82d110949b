/** The figures quoted on the home and search pages (core §1). They are statements of the business, not counted here. */
export const marketingFigures = [
  { figure: '50K+', label: 'active jobs' },
  { figure: '10K+', label: 'companies' },
  { figure: '98%', label: 'success rate' },
] as const;
