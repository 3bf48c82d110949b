import type { PublicSettings } from '@aarambh/contract';

/** A figure with its label, as a page shows it. */
export interface MarketingFigure {
  figure: string;
  label: string;
}

/** This portal's own counts, rounded down; null when it shows the stated figures. */
export type Counts = PublicSettings['figures'];

/** A figure as the business states it, and the count that replaces it when the portal shows its own counts. */
export interface StatedFigure extends MarketingFigure {
  /** 'none': cannot be counted, so it is left out. 'stated': a property of the product, so it stays. */
  count: keyof NonNullable<Counts> | 'none' | 'stated';
}

/** The stated figures by page (core §1, commerce §1): they differ between pages and are the default texts of each. */
export const marketingFigures = {
  /** The home and search pages. */
  home: [
    { figure: '50K+', label: 'active jobs', count: 'liveJobs' },
    { figure: '10K+', label: 'companies', count: 'companies' },
    { figure: '98%', label: 'success rate', count: 'none' },
  ],
  /** The landing pages about the portal. */
  landing: [
    { figure: '20K+', label: 'job seekers', count: 'members' },
    { figure: '5K+', label: 'active jobs', count: 'liveJobs' },
    { figure: '500+', label: 'companies', count: 'companies' },
    { figure: '95%', label: 'success rate', count: 'none' },
  ],
  interviewConnect: [
    { figure: '3-5', label: 'guaranteed interviews per plan', count: 'stated' },
    { figure: '500+', label: 'employers', count: 'companies' },
    { figure: '10,000+', label: 'job seekers', count: 'members' },
    { figure: '95%', label: 'satisfaction', count: 'none' },
  ],
  resumeMaker: [
    { figure: '75,000+', label: 'job seekers trusted the resume builder', count: 'none' },
    { figure: 'Under 10 minutes', label: 'to a resume that is ready', count: 'stated' },
    { figure: 'PDF or Word', label: 'to download', count: 'stated' },
  ],
} as const satisfies Record<string, readonly StatedFigure[]>;

const singular: Record<string, string> = {
  'active jobs': 'active job',
  companies: 'company',
  'job seekers': 'job seeker',
  employers: 'employer',
};

/** A count rounded down, as text: 7 → '7', 1200 → '1,200+'. */
const countText = (count: number): string => `${count.toLocaleString('en-IN')}${count < 10 ? '' : '+'}`;

function countedFigure({ figure, label, count: kind }: StatedFigure, counts: NonNullable<Counts>): MarketingFigure[] {
  if (kind === 'none') return [];
  if (kind === 'stated') return [{ figure, label }];
  const count = counts[kind];
  // Nothing is stated where there is nothing to count.
  if (count === 0) return [];
  return [{ figure: countText(count), label: count === 1 ? (singular[label] ?? label) : label }];
}

/** The figures of a page: as stated, or this portal's own counts. */
export const figuresOf = (page: keyof typeof marketingFigures, counts: Counts): MarketingFigure[] =>
  counts
    ? marketingFigures[page].flatMap((stated: StatedFigure) => countedFigure(stated, counts))
    : marketingFigures[page].map(({ figure, label }) => ({ figure, label }));
