import type { PlanKind } from '@aarambh/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Time of an event; an insert may omit it, as the database has a default. */
type Moment = ColumnType<Date, Date | undefined, Date>;

export type VacancyStatus = 'draft' | 'live' | 'closed' | 'expired';
export type VacancyKind = 'standard' | 'manual';
export type Role = 'jobSeeker' | 'operator';

interface Companies {
  id: Generated<number>;
  name: string;
  /** Lower case with single spaces: the same for all spellings of a company. */
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
  /** When the applicants were notified that it has ended. */
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

/** Search index: one row per live vacancy; read by search and listings. */
interface VacancySearch {
  vacancy_id: number;
  company_id: number;
  posted_at: Date;
  expires_at: Date;
  lex: string;
  /** Unused; instances of an earlier release still write it. */
  traits: Generated<string>;
  /** The lexemes of `lex` that are stored inline: words of title, skills and company, places, education and experience. */
  brief: GeneratedAlways<string>;
}

/** Precomputed suggestions of the job title input for short prefixes. */
interface SearchBeginnings {
  /** Prefix of one to three letters. */
  typed: string;
  is_whole: boolean;
  /** The best suggestions for the prefix, best first. */
  texts: string[];
  /** The number of live vacancies of each. */
  counts: Generated<number[]>;
}

interface SearchSuggestions {
  /** The text in lower case, from one of its words on. One row per word, so that a prefix of any word finds the text. */
  starts: string;
  text: string;
  /** Whether `starts` is the whole text. */
  is_whole: boolean;
  live_count: number;
}

/** Dictionary of spell correction: words of titles, skills, companies and places of live vacancies with their frequency. */
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
  /** Null for an account that only signs in with a provider. */
  password_hash: string | null;
  created_at: Moment;
  email_verified_at: Date | null;
  mobile_verified_at: Date | null;
  /** When its holder last signed in with a code sent to the number. */
  mobile_proved_at: Generated<Date | null>;
  adult_confirmed_at: Date | null;
  /** Set when its holder deleted it: personal data is erased, and the row stays for records that the law requires. */
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
  /** Browser and system of the User-Agent header: "Chrome on Android". */
  device: Generated<string>;
  address: Generated<string>;
}

/** An identity at a sign-in provider, linked to an account; identified by issuer and subject, never by e-mail. */
interface Identities {
  id: Generated<number>;
  account_id: number;
  issuer: string;
  subject: string;
  linked_at: Date;
}

/** A passkey (WebAuthn credential). */
interface Passkeys {
  id: Generated<number>;
  account_id: number;
  /** Of the authenticator, base64url. */
  credential_id: string;
  /** COSE key. */
  public_key: Buffer;
  /** Of the last use; 0 for passkeys that are synced. */
  sign_count: number;
  /** How the browser reaches it. */
  transports: Generated<string[]>;
  /** Names the account to the authenticator, without personal data. */
  user_handle: Buffer;
  name: string;
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

/** A link sent by mail; only the hash of its token is stored. */
interface MailedLinks {
  id: Generated<number>;
  purpose: 'verify-email' | 'reset-password';
  account_id: number;
  token_hash: Buffer;
  /** The address it was sent to; opening it proves access to that mailbox. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** Invalidated before use: replaced by a newer link, or the password was changed. */
  ended_at: Date | null;
}

interface EmailChangeRequests {
  id: Generated<number>;
  account_id: number;
  new_email: string;
  created_at: Date;
  done_at: Date | null;
}

/** Addresses that accounts had before they changed their e-mail. */
interface FormerEmails {
  id: Generated<number>;
  account_id: number;
  email: string;
  is_verified: boolean;
  ended_at: Date;
}

interface OneTimeCodes {
  id: Generated<number>;
  purpose: 'verify-mobile' | 'change-email' | 'sign-in';
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

/** Nonce store: single-use values that have been used (solved captchas, passes, sign-in nonces). */
interface UsedOnce {
  purpose: string;
  key: string;
  expires_at: Date;
}

/** Rate limit counters. */
interface LimitCounters {
  name: string;
  /** SHA-256 of the limited subject; the address or account itself is not stored. */
  key: Buffer;
  window_ends_at: Date;
  used: number;
}

/** Audit log of security events of accounts; append-only. */
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

/** Transactional outbox: a mail or SMS, written in the transaction that causes it. */
interface Messages {
  id: Generated<number>;
  /** Idempotency key: a repeated request or retry never queues a message twice. */
  key: string;
  account_id: number | null;
  channel: 'mail' | 'sms';
  recipient: string;
  template: string;
  /** Variables of the template, including codes and links; removed once sent. */
  data: unknown;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  due_at: Date;
  created_at: Date;
  sent_at: Date | null;
  provider_id: string | null;
  /** Delivery status reported by the provider: delivered, undelivered … */
  delivery: string | null;
  last_error: string | null;
}

interface SignInFailures {
  id: Generated<number>;
  /** SHA-256 of address and e-mail of the attempt; neither is stored. */
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
  /** Set when a newer one replaced it; the row stays because applications reference it. */
  replaced_at: Date | null;
}

interface Applications {
  id: Generated<number>;
  account_id: number;
  vacancy_id: number;
  resume_id: number;
  /** When it was sent, or sent again. */
  applied_at: Moment;
  /** Status of the last step of its timeline. */
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

/** Timeline of an application, in the order of ids; append-only. */
interface ApplicationSteps {
  id: Generated<number>;
  application_id: number;
  status: ApplicationStatus;
  note: Generated<string>;
  at: Date;
  /** 'job seeker', 'system', or the staff member who recorded it for the employer. */
  actor: string;
}

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
  /** Highest CTC for the regular price; null for no limit. */
  good_to_go_ctc: number | null;
  sac: Generated<string>;
}

/** A price of a plan for a CTC of at least `from_ctc`, up to the next band. */
interface PlanCtcBands {
  plan_id: number;
  from_ctc: number;
  price_paise: number;
}

interface Coupons {
  /** Random, so that ids cannot be enumerated. */
  id: number;
  code: string;
  audience: string;
  /** Billing cycles and kinds of plan it is valid for. */
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

/** Purchases of all four kinds of plan, of accounts and guests. Amounts are paise. */
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
  /** Changes in this order only. */
  status: Generated<'created' | 'paid' | 'refunded'>;
  created_at: Date;
  /** When a browser first reported a failed payment; not evidence about the payment. */
  reported_failed_at: Date | null;
  paid_at: Date | null;
  /** When it is next checked with the provider, or until when it is leased for a check; null for never. */
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

/** Received webhook events of the provider; the event id ensures idempotency. */
interface PaymentEvents {
  event_id: string;
  kind: string;
  order_id: string | null;
  received_at: Date;
  settled_at: Date | null;
}

/** Grants: the entitlements of purchased plans and their use. */
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
  /** Set when it ended early because of a refund. */
  ended_at: Date | null;
  acknowledged_at: Date | null;
  /** When the expiry reminder was queued. */
  reminded_at: Date | null;
  /** When the expiry notice was queued. */
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
  /** Refunds of the payment are numbered from 1. */
  number: Generated<number>;
  amount_paise: number;
  reason: string;
  status: Generated<'requested' | 'processed' | 'failed'>;
  provider_refund_id: string | null;
  requested_at: Date;
  processed_at: Date | null;
  /** When it is next checked with the provider, or until when it is leased for a check; null for never. */
  next_check_at: Date | null;
  /** Number of refund requests to the provider, from 1; each has its own idempotency key. */
  tries: Generated<number>;
}

/** One row per account; null is not specified. */
interface WorkProfiles {
  account_id: number;
  gender: string | null;
  /** Whole rupees per year. */
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

interface Employments {
  id: Generated<number>;
  account_id: number;
  job_title: string;
  company: string;
  place: string;
  /** `yyyy-MM` or `yyyy`. */
  started: string;
  /** As `started`; empty for the current one. */
  ended: string;
  description: string;
  added_at: Date;
}

interface Educations {
  id: Generated<number>;
  account_id: number;
  qualification: string;
  subject: string;
  institute: string;
  /** `yyyy`, empty when unknown. */
  year: string;
  grade: string;
  added_at: Date;
}

/** A version that its owner reviews. An account has at most one open version: waiting, or with requested corrections. */
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

/** Append-only. */
interface ResumeContentCorrections {
  id: Generated<number>;
  content_id: number;
  corrections: string;
  asked_at: Date;
}

/** Append-only. */
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

/** Version of the rules by which the search table was built last; one row. */
interface SearchBuild {
  is_only: Generated<boolean>;
  version: number;
}

/** Secret shared by all instances on this database; one row. */
interface Installation {
  is_only: Generated<boolean>;
  /** Secret for signing links and codes when APP_SECRET is not set. */
  secret: string;
  /** Fingerprint of APP_SECRET, which detects a different one. */
  given_mark: ColumnType<string | null, string | null | undefined, string | null>;
}

/** TTL key-value store, used without Redis; values are serialised by Keyv. */
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
  /** The interview cancelled by the employer that this one replaces. */
  replaces: number | null;
  /** The grant whose guaranteed call it used. */
  purchased_plan_id: number | null;
  cost_a_call: Generated<boolean>;
  /** Reason for which the employer cancelled it. */
  cause: Generated<string>;
  /** SEQUENCE of its calendar event, incremented with every change. */
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
  /** Number of registrations that are not withdrawn. */
  places_taken: Generated<number>;
  created_at: Date;
  created_by: string;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  cancel_cause: string | null;
}

/** Withdrawing and registering again creates a second row. */
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
  /** Reason of a reschedule request, with `preferred_at`. */
  reason: Generated<string | null>;
  preferred_at: Generated<Date | null>;
  answered_at: Generated<Date | null>;
  /** Number of times staff rescheduled it. */
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
  /** Null while it is waiting for an answer. */
  answer: 'approved' | 'declined' | null;
  answered_at: Date | null;
  /** Reason for which it was declined; may be empty. */
  reason: Generated<string>;
}

/** Queue of vacancies to be matched again, because they became live, changed or ended. */
interface MatchingQueue {
  vacancy_id: number;
  due_at: Date;
}

/** Matching index: one row per vacancy that was live when the queue last processed it. */
interface MatchableVacancies {
  vacancy_id: number;
  posted_at: Date;
  /** Folded: variants of one skill share a key. */
  skill_keys: string[];
  /** Folded, with the states and regions around. */
  place_keys: string[];
  experience_from_years: number | null;
  experience_to_years: number | null;
  /** Whole rupees per year; null when not disclosed. */
  salary_to: number | null;
  /** When it was last matched with members who have a priority listing. */
  offered_at: Date | null;
}

/** Inverted lists of the matching index: a row per skill and place of a vacancy; '' stands for any skill or any place. */
interface MatchingLists {
  skill_key: string;
  place_key: string;
  posted_at: Date;
  vacancy_id: number;
}

/** Number of matchable vacancies that require a skill; '' counts all. */
interface SkillCounts {
  skill_key: string;
  live_count: number;
}

/** Profile version of an account: the number of changes to the data that matching reads. */
interface ProfileChanges {
  account_id: number;
  changes: number;
}

/** Members with a priority listing and the state they were last matched in. Dates are Indian days, yyyy-mm-dd. */
interface PriorityMembers {
  account_id: number;
  looked_on: ColumnType<Date, string, string>;
  /** The newest grant at that time. */
  grant_id: number;
  /** Profile version at that time. */
  changes: number;
  mailed_on: ColumnType<Date | null, string | null, string | null>;
}

interface PriorityListings {
  id: Generated<number>;
  account_id: number;
  vacancy_id: number;
  /** The grant whose vacancy credit it used. */
  purchased_plan_id: number;
  matches: string[];
  listed_at: Date;
  /** When a mail listed it. */
  told_at: Date | null;
  /** When the member returned its credit as not relevant; the vacancy is not listed again. */
  returned_at: Generated<Date | null>;
}

/** Vacancies that the free listing has shown to an account, or a job alert has sent: no credit is spent on them. */
interface FreeListingViews {
  account_id: number;
  vacancy_id: number;
  shown_at: Date;
}

/** Vacancies an account opened from its listings. */
interface VacancyReads {
  account_id: number;
  vacancy_id: number;
  read_at: Date;
}

/** Jobs that an account saved, with its note. */
interface SavedJobs {
  account_id: number;
  vacancy_id: number;
  saved_at: Date;
  note: Generated<string>;
}

/** A search that an account saved, or a company that it follows, with its alerts. */
interface SavedSearches {
  id: Generated<number>;
  account_id: number;
  /** Parameters of the search's address in canonical form. */
  query: string;
  title: string;
  /** The company that it follows. */
  company_id: number | null;
  frequency: 'off' | 'instant' | 'daily' | 'weekly';
  /** Of 'mail', 'push', 'sms' and 'whatsapp'. */
  channels: string[];
  /** A tsquery that vacancy_search.lex of every result matches. */
  condition: string;
  posted_within_days: number | null;
  /** Rules by which the condition was made; one of others is made again. */
  condition_version: string;
  saved_at: Date;
  /** Matches since it was last opened, at most 100. */
  new_count: Generated<number>;
  /** Matches that wait for the next alert. */
  pending_count: Generated<number>;
  /** When the next alert is due; null while no match waits. */
  due_at: Date | null;
  last_alert_at: Date | null;
}

/** Index of saved searches: every vacancy that one finds has one of its lexemes; '' stands for any vacancy. */
interface SavedSearchLexemes {
  lexeme: string;
  saved_search_id: number;
}

/** Vacancies that a saved search found when they were published. */
interface SavedSearchMatches {
  saved_search_id: number;
  vacancy_id: number;
  account_id: number;
  matched_at: Date;
  /** When an alert named it. */
  alerted_at: Date | null;
}

/** Vacancies that became live and were not yet matched with saved searches. */
interface AlertQueue {
  vacancy_id: number;
  /** When it became live, or begins. */
  due_at: Date;
}

/** Browsers of an account that get web push. */
interface PushSubscriptions {
  id: Generated<number>;
  account_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

/** Web push that is to be sent; deleted once it is. */
interface PushMessages {
  id: Generated<number>;
  subscription_id: number;
  payload: string;
  attempts: Generated<number>;
  due_at: Date;
  created_at: Date;
}

export interface Schema {
  saved_searches: SavedSearches;
  saved_search_lexemes: SavedSearchLexemes;
  saved_search_matches: SavedSearchMatches;
  alert_queue: AlertQueue;
  push_subscriptions: PushSubscriptions;
  push_messages: PushMessages;
  saved_jobs: SavedJobs;
  matching_queue: MatchingQueue;
  matchable_vacancies: MatchableVacancies;
  matching_lists: MatchingLists;
  skill_counts: SkillCounts;
  profile_changes: ProfileChanges;
  priority_members: PriorityMembers;
  priority_listings: PriorityListings;
  free_listing_views: FreeListingViews;
  vacancy_reads: VacancyReads;
  job_fairs: JobFairs;
  job_fair_registrations: JobFairRegistrations;
  vacancy_proposals: VacancyProposals;
  walk_ins: WalkIns;
  interviews: Interviews;
  interview_changes: InterviewChanges;
  installation: Installation;
  search_build: SearchBuild;
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
  employments: Employments;
  educations: Educations;
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
  passkeys: Passkeys;
  mailed_links: MailedLinks;
  email_change_requests: EmailChangeRequests;
  former_emails: FormerEmails;
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
