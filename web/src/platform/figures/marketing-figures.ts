/** A figure as the business quotes it. It is a statement of the business, not counted here. */
export interface MarketingFigure {
  figure: string;
  label: string;
}

/** Of the home and search pages (core §1). */
export const homeFigures: readonly MarketingFigure[] = [
  { figure: '50K+', label: 'active jobs' },
  { figure: '10K+', label: 'companies' },
  { figure: '98%', label: 'success rate' },
];

/** Of the pages whose loaders hand them out (core §1, commerce §1); figures differ by page, and are shown as quoted. */
export const marketingFigures = {
  /** The landing pages about the portal. */
  landing: [
    { figure: '20K+', label: 'job seekers' },
    { figure: '5K+', label: 'active jobs' },
    { figure: '500+', label: 'companies' },
    { figure: '95%', label: 'success rate' },
  ],
  interviewConnect: [
    { figure: '3-5', label: 'guaranteed interviews per plan' },
    { figure: '500+', label: 'employers' },
    { figure: '10,000+', label: 'job seekers' },
    { figure: '95%', label: 'satisfaction' },
  ],
  resumeMaker: [
    { figure: '75,000+', label: 'job seekers trusted the resume builder' },
    { figure: 'Under 10 minutes', label: 'to a resume that is ready' },
    { figure: 'PDF or Word', label: 'to download' },
  ],
} as const satisfies Record<string, readonly MarketingFigure[]>;

/** The lowest price of a plan as it is advertised (commerce §1). */
export const STARTING_PRICE = 'Rs 2,599';
