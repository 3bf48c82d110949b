/** A normalised vacancy from an employer, the import or the demo generator; its HTML is not yet sanitised. */
export interface VacancyPosting {
  source: string;
  sourceId: string;
  kind: 'standard' | 'manual';
  company: { name: string; logo?: string; aboutHtml?: string; corporateAddress?: string; website?: string };
  title: string;
  descriptionHtml: string;
  skills: string[];
  locations: string[];
  /** Localities within the locations: 'Andheri East', 'Sector 62'. */
  localities: string[];
  educations: string[];
  branches: string[];
  jobTypes: string[];
  jobModes: string[];
  jobCategory: string;
  experienceFromYears: number | null;
  experienceToYears: number | null;
  /** Integer paise per year. */
  salaryFromPaise: number | null;
  salaryToPaise: number | null;
  salaryNotDisclosed: boolean;
  /** Pay as stated, where it is not simply an amount a year ('₹15,000 a month'); empty otherwise. At most 80 characters. */
  payText: string;
  employmentType: string;
  openings: number | null;
  industryType: string;
  department: string;
  role: string;
  roleCategory: string;
  ug: string;
  pg: string;
  interviewAddress: string;
  contactPreference: 'contactMeDirectly' | 'applyOnPortal';
  recruiterName: string;
  recruiterEmail: string;
  recruiterWhatsApp: string;
  postedAt: Date;
  expiresAt: Date;
  /**
   * Returns the complete posting for a vacancy that is known already. Sources that may state some fields only have it: the
   * other fields keep their stored values. Without it the posting replaces all stored values.
   */
  completeFrom?(stored: StoredPosting): VacancyPosting;
}

/** The stored values of a known vacancy, with sanitised HTML. */
export type StoredPosting = Omit<VacancyPosting, 'company' | 'completeFrom'>;
