import type { FindingLevel, ScreeningKind } from '@aarambh/contract';

/** Input of screening: the fields of a posting. */
export interface ScreenedPosting {
  title: string;
  descriptionHtml: string;
  company: {
    name: string;
    website?: string | undefined;
    aboutHtml?: string | undefined;
    corporateAddress?: string | undefined;
    logo?: string | undefined;
  };
  skills: readonly string[];
  educations: readonly string[];
  locations: readonly string[];
  localities: readonly string[];
  branches: readonly string[];
  jobTypes: readonly string[];
  jobModes: readonly string[];
  jobCategory: string;
  industryType: string;
  department: string;
  role: string;
  roleCategory: string;
  ug: string;
  pg: string;
  employmentType: string;
  contactPreference: string;
  payText: string;
  /** Integer paise a year. */
  salaryFromPaise: number | null;
  salaryToPaise: number | null;
  experienceFromYears: number | null;
  interviewAddress: string;
  recruiterName: string;
  recruiterEmail: string;
  recruiterWhatsApp: string;
}

/** Where a finding is. */
export type FindingField = 'title' | 'description' | 'company' | 'pay' | 'contact' | 'other';

/** A finding of a rule. */
export interface Finding {
  rule: string;
  level: FindingLevel;
  field: FindingField;
  /** As they are written in the posting, at most 160 characters; empty where it is not about words. */
  words: string;
  explanation: string;
  /** What it is about besides the words: the fraud or the vacancy that is repeated. */
  evidence?: string;
}

/** Context of a posting: what the portal knows besides it. */
export interface ScreeningFacts {
  /** Usual pay of such work in paise a year, and how many vacancies it is from; undefined when too few. */
  usualPay?: { medianPaise: number; vacancies: number; of: string } | undefined;
  /** Another company whose vacancy has the same text. */
  copiedFrom?: { vacancyId: number; company: string; share: number } | undefined;
  /** Vacancies that the company posted within a day, where that is unusual for it. */
  postedWithinDay?: number | undefined;
  /** A contact that is not confirmed, as written, of a posting that names a company with checks. */
  unconfirmedContact?: string | undefined;
  /** What the posting has in common with upheld frauds. */
  knownFrauds?: readonly { kind: string; words: string; caseId: number }[] | undefined;
}

/** A screening rule with the defaults of the code. */
export interface RuleDefinition {
  id: string;
  kind: ScreeningKind;
  level: FindingLevel;
  label: string;
  explanation: string;
  takesPhrases?: boolean;
}

/** A rule as staff set it. */
export interface RuleSetting {
  isEnabled: boolean;
  level: FindingLevel;
  phrases: readonly string[];
}

/** Settings by the id of the rule; a rule without one has the defaults. */
export type RuleSet = ReadonlyMap<string, RuleSetting>;
