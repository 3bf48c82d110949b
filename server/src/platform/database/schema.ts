import type { ColumnType, Generated } from 'kysely';

/** When a row was made: the database's default may fill it. */
type Moment = ColumnType<Date, Date | undefined, Date>;

export type VacancyStatus = 'draft' | 'live' | 'closed' | 'expired';
export type VacancyKind = 'standard' | 'manual';
export type Role = 'jobSeeker' | 'operator';

interface Companies {
  id: Generated<number>;
  name: string;
  /** Lower case with single spaces; two spellings of one company meet here. */
  folded_name: string;
  logo: Generated<string>;
  about_html: Generated<string>;
  corporate_address: Generated<string>;
  website: Generated<string>;
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
  educations: string[];
  branches: string[];
  job_types: string[];
  job_modes: string[];
  job_category: string;
  experience_from_years: number | null;
  experience_to_years: number | null;
  /** Paise a year. */
  salary_from: number | null;
  /** Paise a year. */
  salary_to: number | null;
  salary_not_disclosed: boolean;
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

/** One row a live vacancy, and none for any other: what search and listings read. */
interface VacancySearch {
  vacancy_id: number;
  company_id: number;
  posted_at: Date;
  expires_at: Date;
  lex: string;
}

/** What the job-title input suggests. */
interface SearchSuggestions {
  /** The text in lower case from one of its words on: one row a word, so that typing any word of it finds it. */
  starts: string;
  text: string;
  /** Whether `starts` is the text from its first word on. */
  is_whole: boolean;
  live_count: number;
}

/** Words of titles, skills, companies and places of live vacancies and how often they occur; misspellings are mended against it. */
interface SearchWords {
  word: string;
  live_count: number;
}

interface Accounts {
  id: Generated<number>;
  role: Generated<Role>;
  full_name: string;
  country_id: number;
  mobile_no: string;
  /** As typed; unique in lower case. */
  email: string;
  password_hash: string;
  created_at: Moment;
}

interface Sessions {
  id: Generated<number>;
  account_id: number;
  token_hash: Buffer;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Date;
  idle_minutes: number;
  ended_at: Date | null;
}

interface SignInFailures {
  id: Generated<number>;
  /** SHA-256 of the address and the e-mail it tried; neither is kept. */
  pair: Buffer;
  failed_at: Date;
}

interface Resumes {
  id: Generated<number>;
  account_id: number;
  file_key: string;
  original_name: string;
  content_type: string;
  bytes: number;
  sha256: Buffer;
  uploaded_at: Moment;
  /** Set when a newer one took its place; kept because applications point at it. */
  replaced_at: Date | null;
}

interface Applications {
  id: Generated<number>;
  account_id: number;
  vacancy_id: number;
  resume_id: number;
  applied_at: Moment;
}

interface PurchasedPlans {
  id: Generated<number>;
  account_id: number;
  plan_name: string;
  starts_at: Date;
  expires_at: Date;
}

export interface Schema {
  companies: Companies;
  vacancies: Vacancies;
  vacancy_changes: VacancyChanges;
  vacancy_search: VacancySearch;
  search_suggestions: SearchSuggestions;
  search_words: SearchWords;
  accounts: Accounts;
  sessions: Sessions;
  sign_in_failures: SignInFailures;
  resumes: Resumes;
  applications: Applications;
  purchased_plans: PurchasedPlans;
}
