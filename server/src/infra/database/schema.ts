import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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
  /** When those who applied were told that it has ended. */
  applicants_told_at: Date | null;
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
  /** Those of `lex` that are words of title, skills and company, places, education and experience. */
  brief: GeneratedAlways<string>;
}

/** What the job-title input suggests. */
interface SearchBeginnings {
  /** One to three letters. */
  typed: string;
  is_whole: boolean;
  /** The best suggestions for them, best first. */
  texts: string[];
}

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
  /** Empty for an account that signs in with a provider only. */
  password_hash: string | null;
  created_at: Moment;
  email_verified_at: Date | null;
  mobile_verified_at: Date | null;
  adult_confirmed_at: Date | null;
  /** Set when the person deleted it: its personal fields are blank, the row stays for what the law retains. */
  deleted_at: Date | null;
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
  /** "Chrome on Android", read from the User-Agent. */
  device: Generated<string>;
  address: Generated<string>;
}

/** A provider's account that signs this one in; keyed on issuer and subject, never on the e-mail. */
interface Identities {
  id: Generated<number>;
  account_id: number;
  issuer: string;
  subject: string;
  linked_at: Date;
}

/** A link sent by mail; only the hash of its token is kept. */
interface MailedLinks {
  id: Generated<number>;
  purpose: 'verify-email' | 'reset-password';
  account_id: number;
  token_hash: Buffer;
  /** The address it was sent to, which opening it proves. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** Ended before its use: a newer one took its place, or the password changed. */
  ended_at: Date | null;
}

interface EmailChangeRequests {
  id: Generated<number>;
  account_id: number;
  new_email: string;
  created_at: Date;
  done_at: Date | null;
}

interface OneTimeCodes {
  id: Generated<number>;
  purpose: 'verify-mobile' | 'change-email';
  account_id: number;
  /** The number or address the code was sent to. */
  target: string;
  code_hmac: Buffer;
  created_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  used_at: Date | null;
  ended_at: Date | null;
}

/** Values that count once: solved captchas, passes, nonces. */
interface UsedOnce {
  purpose: string;
  key: string;
  expires_at: Date;
}

interface LimitCounters {
  name: string;
  /** SHA-256 of whom the limit counts; the address or account itself is not kept. */
  key: Buffer;
  window_ends_at: Date;
  used: number;
}

/** Append-only. */
interface SecurityEvents {
  id: Generated<number>;
  account_id: number;
  kind: string;
  happened_at: Date;
  device: Generated<string>;
  address: Generated<string>;
}

interface Consents {
  id: Generated<number>;
  account_id: number;
  purpose: string;
  notice_version: string;
  language: string;
  channel: string;
  given_at: Date;
  withdrawn_at: Date | null;
}

/** A mail or SMS on its way out; written in the transaction that causes it. */
interface Messages {
  id: Generated<number>;
  /** One a purpose, so that a repeated request or retry never sends twice. */
  key: string;
  account_id: number | null;
  channel: 'mail' | 'sms';
  recipient: string;
  template: string;
  /** What the template needs, codes and links included; removed once sent. */
  data: unknown;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  due_at: Date;
  created_at: Date;
  sent_at: Date | null;
  provider_id: string | null;
  /** What the provider reported later: delivered, undelivered… */
  delivery: string | null;
  last_error: string | null;
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
  /** When it was sent, or sent again. */
  applied_at: Moment;
  /** What its last step says. */
  status: Generated<ApplicationStatus>;
  withdrawn_at: Date | null;
}

export type ApplicationStatus =
  | 'Sent'
  | 'Viewed'
  | 'Shortlisted'
  | 'Interview'
  | 'Not selected'
  | 'Closed'
  | 'Withdrawn';

/** Append-only: what became of an application, in the order of the ids. */
interface ApplicationSteps {
  id: Generated<number>;
  application_id: number;
  status: ApplicationStatus;
  note: Generated<string>;
  at: Date;
  /** 'job seeker', 'system', or which of our staff noted it for the employer. */
  actor: string;
}

export type PlanKind = 'subscription' | 'interview' | 'resumeMaker' | 'combo';

/** Amounts are paise, CTC is whole rupees a year. */
interface Plans {
  id: Generated<number>;
  kind: PlanKind;
  name: string;
  /** Of one billing cycle for a subscription, without tax. */
  price_paise: number;
  billing_cycle: 'Monthly' | 'Yearly' | null;
  /** Of one billing cycle for a subscription. */
  validity_days: number;
  vacancies: Generated<number>;
  priority_listing: Generated<boolean>;
  verified_tag: Generated<boolean>;
  cv_correction: Generated<boolean>;
  cover_letter: Generated<boolean>;
  guaranteed_calls: Generated<number>;
  assessment_days: Generated<number>;
  free_interview_replacement: Generated<boolean>;
  resume_rewrite: Generated<boolean>;
  counselling: Generated<boolean>;
  features: Generated<string[]>;
  complementary: Generated<string[]>;
  recommended: Generated<boolean>;
  active: Generated<boolean>;
  sort_order: Generated<number>;
  /** The most one may earn for the regular price; null when everybody may take it. */
  good_to_go_ctc: number | null;
  sac: Generated<string>;
}

/** The price of a plan from a CTC on, up to the next band. */
interface PlanCtcBands {
  plan_id: number;
  from_ctc: number;
  price_paise: number;
}

interface Coupons {
  /** Drawn, not counted. */
  id: number;
  code: string;
  audience: string;
  /** Billing cycles and kinds it counts for. */
  cycles: string[];
  discount_type: 'Fixed' | 'Percentage';
  /** Paise for Fixed, hundredths of a percent for Percentage. */
  discount_value: number;
  starts_at: Date;
  ends_at: Date;
  max_uses: number | null;
  max_uses_per_buyer: number | null;
  listed: Generated<boolean>;
  active: Generated<boolean>;
}

/** One model for the four kinds and for guests. All amounts are paise. */
interface Purchases {
  id: Generated<number>;
  account_id: number | null;
  kind: PlanKind;
  plan_id: number;
  plan: unknown;
  months: Generated<number>;
  coupon_id: number | null;
  price_paise: number;
  discount_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
  state_id: number;
  order_id: string | null;
  payment_id: string | null;
  /** Only ever moves forward. */
  status: Generated<'created' | 'paid' | 'refunded'>;
  created_at: Date;
  /** What a browser reported; says nothing about the money. */
  reported_failed_at: Date | null;
  paid_at: Date | null;
  /** When the provider is asked again; null when it need not be. */
  next_check_at: Date | null;
  checks: Generated<number>;
  /** The first unpaid purchase of the same account and plan, or null when this is it. */
  attempt_of: number | null;
  guest_email: string | null;
  guest_country_id: number | null;
  guest_mobile_no: string | null;
  guest_account_made_at: Date | null;
}

interface PaymentInitiatives {
  id: Generated<number>;
  account_id: number;
  plan_id: number;
  coupon_id: number | null;
  noted_at: Date;
}

/** Webhooks of the provider, each once. */
interface PaymentEvents {
  event_id: string;
  kind: string;
  order_id: string | null;
  received_at: Date;
  settled_at: Date | null;
}

interface PurchasedPlans {
  id: Generated<number>;
  account_id: number;
  plan_name: string;
  starts_at: Date;
  expires_at: Date;
  purchase_id: number | null;
  kind: Generated<PlanKind>;
  vacancies: Generated<number>;
  vacancies_used: Generated<number>;
  guaranteed_calls: Generated<number>;
  guaranteed_calls_used: Generated<number>;
  priority_listing: Generated<boolean>;
  verified_tag: Generated<boolean>;
  cv_correction: Generated<boolean>;
  /** Set when it ended before its time: refunded. */
  ended_at: Date | null;
  acknowledged_at: Date | null;
  /** When its owner was told that it ends soon. */
  reminded_at: Date | null;
  /** When its owner was told that it has ended. */
  end_told_at: Date | null;
}

interface ServiceItems {
  id: Generated<number>;
  purchased_plan_id: number;
  account_id: number;
  service_name: string;
  description: Generated<string>;
  status: Generated<'Not Started' | 'In Progress' | 'Completed'>;
  processing_by: Generated<string>;
  started_at: Date | null;
  completed_at: Date | null;
}

interface InvoiceCounters {
  series: string;
  financial_year: string;
  last_number: number;
}

/** Immutable. */
interface Invoices {
  id: Generated<number>;
  number: string;
  kind: 'invoice' | 'credit-note';
  purchase_id: number;
  issued_at: Date;
  total_paise: number;
  content: unknown;
}

interface Refunds {
  id: Generated<number>;
  purchase_id: number;
  payment_id: string;
  amount_paise: number;
  reason: string;
  status: Generated<'requested' | 'processed' | 'failed'>;
  provider_refund_id: string | null;
  requested_at: Date;
  processed_at: Date | null;
  /** When the provider is asked again; null when it need not be. */
  next_check_at: Date | null;
  /** How often the provider was asked for a new one, from 1. */
  tries: Generated<number>;
}

/** One row an account; what was never said is null. */
interface WorkProfiles {
  account_id: number;
  gender: string | null;
  /** Whole rupees a year. */
  annual_salary: number | null;
  notice_period: string | null;
  ready_to_relocate: boolean | null;
  job_mode_id: number | null;
  experience_months: number | null;
}

interface Addresses {
  account_id: number;
  current_address: string;
  current_state_id: number;
  current_city_id: number;
  same_as_current: boolean;
  permanent_address: string;
  permanent_state_id: number;
  permanent_city_id: number;
  saved_at: Date;
}

interface PreferredLocations {
  id: Generated<number>;
  account_id: number;
  location: string;
  /** Folded, so that another spelling of the same place is not listed twice. */
  location_key: string;
  added_at: Date;
}

interface JobSeekerSkills {
  id: Generated<number>;
  account_id: number;
  skill: string;
  /** Folded: variants of one skill share it. */
  skill_key: string;
  added_at: Date;
}

/** A version of something that its owner reviews: at most one of an account is open, waiting or with corrections. */
interface ReviewedVersion {
  id: Generated<number>;
  account_id: number;
  status: Generated<'waiting' | 'corrections-requested' | 'approved' | 'superseded'>;
  sent_at: Date;
  sent_by: string;
  approved_at: Date | null;
}

/** All HTML is sanitised. */
interface ResumeContents extends ReviewedVersion {
  old_html: string;
  new_html: string;
  comparison_html: string;
}

interface ResumePdfs extends ReviewedVersion {
  file_key: string;
  original_name: string;
  bytes: number;
  sha256: Buffer;
}

/** Never changed. */
interface ResumeContentCorrections {
  id: Generated<number>;
  content_id: number;
  corrections: string;
  asked_at: Date;
}

/** Never changed. */
interface ResumePdfCorrections {
  id: Generated<number>;
  pdf_id: number;
  corrections: string;
  asked_at: Date;
}

interface Pictures {
  id: Generated<number>;
  account_id: number;
  file_key: string;
  content_type: string;
  bytes: number;
  status: Generated<'Approved' | 'Rejected' | 'Pending'>;
  uploaded_at: Date;
  reviewed_at: Date | null;
  reviewed_by: string | null;
}

/** What all instances on this database share; one row. */
interface Installation {
  is_only: Generated<boolean>;
  /** Signs links and codes when no APP_SECRET is given. */
  secret: string;
  /** By which another APP_SECRET than the last is known. */
  given_mark: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What is kept for a while under a key; the value is Keyv's text. */
interface KeyValues {
  key: string;
  value: string;
  expires_at: Date;
}

export type InterviewState = 'scheduled' | 'attended' | 'no-show' | 'cancelled-by-candidate' | 'cancelled-by-employer';

interface Interviews {
  id: Generated<number>;
  account_id: number;
  vacancy_id: number;
  starts_at: Date;
  duration_minutes: number;
  mode: 'In person' | 'Video' | 'Phone';
  place: string;
  note: string;
  status: Generated<InterviewState>;
  /** The one the employer cancelled that this one makes good for. */
  replaces: number | null;
  /** Where the guaranteed call came from that it used up. */
  purchased_plan_id: number | null;
  cost_a_call: Generated<boolean>;
  /** Why the employer cancelled it. */
  cause: Generated<string>;
  /** Counts its changes for calendars that have it already. */
  calendar_sequence: Generated<number>;
  created_at: Date;
  created_by: string;
  decided_at: Date | null;
  decided_by: string | null;
  /** When its reminders were queued. */
  day_reminded_at: Date | null;
  hour_reminded_at: Date | null;
}

interface InterviewChanges {
  id: Generated<number>;
  interview_id: number;
  from_status: InterviewState | null;
  to_status: InterviewState;
  cause: string;
  actor: string;
  changed_at: Date;
}

interface JobFairs {
  id: Generated<number>;
  title: string;
  organiser: string;
  city: string;
  venue: string;
  starts_at: Date;
  ends_at: Date;
  register_until: Date;
  description: string;
  companies: string[];
  capacity: number;
  /** How many registrations are not withdrawn. */
  places_taken: Generated<number>;
  created_at: Date;
  created_by: string;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  cancel_cause: string | null;
}

/** Who withdraws and registers again has two. */
interface JobFairRegistrations {
  id: Generated<number>;
  job_fair_id: number;
  account_id: number;
  registered_at: Date;
  withdrawn_at: Date | null;
  reminded_at: Date | null;
}

interface WalkIns {
  id: Generated<number>;
  token_hash: Buffer;
  token_nonce: Buffer;
  full_name: string;
  email: string;
  vacancy_id: number;
  starts_at: Date;
  ends_at: Date;
  venue: string;
  contact: string;
  note: Generated<string>;
  status: Generated<'invited' | 'attending' | 'reschedule-requested' | 'cancelled'>;
  /** Of a request for another time, with `preferred_at`. */
  reason: Generated<string | null>;
  preferred_at: Generated<Date | null>;
  answered_at: Generated<Date | null>;
  /** How often staff gave it another time. */
  moves: Generated<number>;
  created_at: Date;
  invited_by: string;
  cancelled_at: Generated<Date | null>;
  cancelled_by: Generated<string | null>;
  cancelled_cause: Generated<string | null>;
}

interface VacancyProposals {
  id: Generated<number>;
  account_id: number;
  vacancy_id: number;
  note: string;
  proposed_by: string;
  proposed_at: Date;
  /** Null while it waits. */
  answer: 'approved' | 'declined' | null;
  answered_at: Date | null;
  /** Why it was declined, if that was said. */
  reason: Generated<string>;
}

/** Vacancies that matching must look at again: they became live, changed or ended. */
interface MatchingQueue {
  vacancy_id: number;
  due_at: Date;
}

/** What matching knows of a vacancy: one row a vacancy that was live when it was last looked at. */
interface MatchableVacancies {
  vacancy_id: number;
  posted_at: Date;
  /** Folded: variants of one skill share a key. */
  skill_keys: string[];
  /** Folded, with the states and regions around. */
  place_keys: string[];
  experience_from_years: number | null;
  experience_to_years: number | null;
  /** Whole rupees a year; null when not told. */
  salary_to: number | null;
  /** When it was last offered to members with a priority listing. */
  offered_at: Date | null;
}

/** A row for each skill and place of a matchable vacancy, and for '' in the place of either: any. */
interface MatchingLists {
  skill_key: string;
  place_key: string;
  posted_at: Date;
  vacancy_id: number;
}

/** How many matchable vacancies ask for a skill; '' counts all. */
interface SkillCounts {
  skill_key: string;
  live_count: number;
}

/** How often what matching reads of an account's profile was changed. */
interface ProfileChanges {
  account_id: number;
  changes: number;
}

/** When somebody with a priority listing was last looked at, and as whom. Days are India's, as yyyy-mm-dd. */
interface PriorityMembers {
  account_id: number;
  looked_on: string;
  /** The newest grant that was known then. */
  grant_id: number;
  /** profile_changes then. */
  changes: number;
  mailed_on: string | null;
}

interface PriorityListings {
  id: Generated<number>;
  account_id: number;
  vacancy_id: number;
  /** The grant that paid for it. */
  purchased_plan_id: number;
  matches: string[];
  listed_at: Date;
  /** When a mail named it. */
  told_at: Date | null;
}

/** Vacancies an account opened from its listings. */
interface VacancyReads {
  account_id: number;
  vacancy_id: number;
  read_at: Date;
}

export interface Schema {
  matching_queue: MatchingQueue;
  matchable_vacancies: MatchableVacancies;
  matching_lists: MatchingLists;
  skill_counts: SkillCounts;
  profile_changes: ProfileChanges;
  priority_members: PriorityMembers;
  priority_listings: PriorityListings;
  vacancy_reads: VacancyReads;
  job_fairs: JobFairs;
  job_fair_registrations: JobFairRegistrations;
  vacancy_proposals: VacancyProposals;
  walk_ins: WalkIns;
  interviews: Interviews;
  interview_changes: InterviewChanges;
  installation: Installation;
  key_values: KeyValues;
  plans: Plans;
  plan_ctc_bands: PlanCtcBands;
  coupons: Coupons;
  purchases: Purchases;
  payment_initiatives: PaymentInitiatives;
  payment_events: PaymentEvents;
  service_items: ServiceItems;
  invoice_counters: InvoiceCounters;
  invoices: Invoices;
  refunds: Refunds;
  work_profiles: WorkProfiles;
  addresses: Addresses;
  preferred_locations: PreferredLocations;
  job_seeker_skills: JobSeekerSkills;
  pictures: Pictures;
  resume_contents: ResumeContents;
  resume_content_corrections: ResumeContentCorrections;
  resume_pdfs: ResumePdfs;
  resume_pdf_corrections: ResumePdfCorrections;
  companies: Companies;
  vacancies: Vacancies;
  vacancy_changes: VacancyChanges;
  vacancy_search: VacancySearch;
  search_beginnings: SearchBeginnings;
  search_suggestions: SearchSuggestions;
  search_words: SearchWords;
  accounts: Accounts;
  sessions: Sessions;
  sign_in_failures: SignInFailures;
  identities: Identities;
  mailed_links: MailedLinks;
  email_change_requests: EmailChangeRequests;
  one_time_codes: OneTimeCodes;
  used_once: UsedOnce;
  limit_counters: LimitCounters;
  security_events: SecurityEvents;
  consents: Consents;
  messages: Messages;
  resumes: Resumes;
  applications: Applications;
  application_steps: ApplicationSteps;
  purchased_plans: PurchasedPlans;
}
