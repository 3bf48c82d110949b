import type { Generated } from 'kysely';
import type { Moment } from './moment.ts';

export type VacancyStatus = 'draft' | 'live' | 'paused' | 'closed' | 'expired';

export type VacancyKind = 'standard' | 'manual';

/** Settings of import sources. */
interface VacancySources {
  source: string;
  /** New vacancies become drafts. */
  needs_approval: boolean;
  changed_by: string;
  changed_at: Date;
}

interface Vacancies {
  id: Generated<number>;
  kind: VacancyKind;
  status: VacancyStatus;
  company_id: number;
  source: string;
  source_id: string;
  title: string;
  description_html: string;
  skills: string[];
  locations: string[];
  /** Localities within the locations: 'Andheri East', 'Sector 62'. */
  localities: Generated<string[]>;
  educations: string[];
  branches: string[];
  job_types: string[];
  job_modes: string[];
  job_category: string;
  experience_from_years: number | null;
  experience_to_years: number | null;
  /** Paise per year. */
  salary_from: number | null;
  /** Paise per year. */
  salary_to: number | null;
  salary_not_disclosed: boolean;
  /** Pay as stated, where it is not simply an amount a year; empty otherwise. */
  pay_text: Generated<string>;
  employment_type: string;
  openings: number | null;
  industry_type: string;
  department: string;
  role: string;
  role_category: string;
  ug: string;
  pg: string;
  interview_address: string;
  contact_preference: 'contactMeDirectly' | 'applyOnPortal';
  recruiter_name: string;
  recruiter_email: string;
  recruiter_whatsapp: string;
  posted_at: Date;
  expires_at: Date;
  updated_at: Moment;
  /**
   * When the applicants were notified that it has ended. Released column and migration names stay; `told` in them means
   * notified.
   */
  applicants_told_at: Date | null;
  /** They are not notified earlier: until then staff can undo closing it. */
  applicants_told_after: Date | null;
  /** Closed because it was a fraud: the applicants are warned. */
  ended_as_fraud: Generated<boolean>;
  /** Counted up by every change of what staff edit. */
  version: Generated<number>;
  /** When it was written here; null before that was recorded. */
  entered_at: Date | null;
}

interface VacancyChanges {
  id: Generated<number>;
  vacancy_id: number;
  from_status: VacancyStatus | null;
  to_status: VacancyStatus;
  cause: string;
  actor: string;
  changed_at: Moment;
}

interface VacancyProposals {
  id: Generated<number>;
  account_id: number;
  vacancy_id: number;
  note: string;
  proposed_by: string;
  proposed_at: Date;
  /** Null while it is waiting for an answer. */
  answer: 'approved' | 'declined' | null;
  answered_at: Date | null;
  /** Reason for which it was declined; may be empty. */
  reason: Generated<string>;
}

/** Vacancies an account opened from its listings. */
interface VacancyReads {
  account_id: number;
  vacancy_id: number;
  read_at: Date;
}

/** The code that was sent to an address at the domain of a company; the last one counts. */
interface DomainMailCodes {
  company_id: number;
  email: string;
  code_hash: Buffer;
  attempts: Generated<number>;
  expires_at: Date;
}

/** Checks that staff made of a vacancy or a company. */
interface VacancyChecks {
  id: Generated<number>;
  vacancy_id: number | null;
  company_id: number | null;
  kind: 'source' | 'company-number' | 'domain-mail' | 'call';
  detail: Generated<string>;
  checked_by: string;
  checked_at: Date;
  removed_at: Date | null;
  /** As they were when it was checked: the check ends when one of them changes. The title is that of a vacancy. */
  company_name: Generated<string>;
  website: Generated<string>;
  title: Generated<string>;
  /** MD5 in hex of what a vacancy said; empty for a company. */
  description_hash: Generated<string>;
  pay_hash: Generated<string>;
  contact_hash: Generated<string>;
  /** The changed fields, for a check that ended automatically; otherwise empty. */
  ended_because: Generated<string>;
}

/** Tables of vacancies, their sources, changes, approvals and checks. */
export interface VacancyTables {
  vacancy_sources: VacancySources;
  vacancies: Vacancies;
  vacancy_changes: VacancyChanges;
  vacancy_proposals: VacancyProposals;
  vacancy_reads: VacancyReads;
  domain_mail_codes: DomainMailCodes;
  vacancy_checks: VacancyChecks;
}
