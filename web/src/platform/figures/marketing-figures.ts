/** A marketing figure as the business states it; it is not computed. */
export interface MarketingFigure {
  figure: string;
  label: string;
}

/** Figures of the home and search pages (core §1). */
export const homeFigures: readonly MarketingFigure[] = [
  { figure: '50K+', label: 'active jobs' },
  { figure: '10K+', label: 'companies' },
  { figure: '98%', label: 'success rate' },
];

/** Figures by page (core §1, commerce §1). They differ between pages and are shown as stated. */
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

/** The lowest price of a plan, as advertised (commerce §1). */
export const STARTING_PRICE = 'Rs 2,599';
