import type { ApplicantStage, PlanKind } from '@aarambh/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Time of an event; an insert may omit it, as the database has a default. */
type Moment = ColumnType<Date, Date | undefined, Date>;

export type VacancyStatus = 'draft' | 'live' | 'paused' | 'closed' | 'expired';
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
  /** The name in lower case without its legal form; equal for companies that are probably one. */
  plain_name: GeneratedAlways<string>;
  /** Counted up by every change of the row. */
  version: Generated<number>;
  /** The company that this one is; it has no vacancies then. */
  merged_into: number | null;
  /** Since when its vacancies cannot be live. */
  blocked_at: Date | null;
  blocked_cause: Generated<string>;
}

/** Merges of companies, with the vacancies that moved. */
interface CompanyMerges {
  id: Generated<number>;
  company_id: number;
  into_id: number;
  vacancy_ids: number[];
  merged_at: Date;
  merged_by: string;
  undone_at: Date | null;
}

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
  /** When the applicants were notified that it has ended. */
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
  /** Of the last suspension, until it is ended; null until the first. */
  suspended_at: Generated<Date | null>;
  /** Null with `suspended_at`: permanent. */
  suspended_until: Generated<Date | null>;
  /** The member reads it. */
  suspension_reason: Generated<string>;
  suspended_by: Generated<string>;
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

/** A passkey (WebAuthn credential) of a member or of staff. */
interface StoredPasskey {
  id: Generated<number>;
  /** Of the authenticator, base64url. */
  credential_id: string;
  /** COSE key. */
  public_key: Buffer;
  /** Of the last use; 0 for passkeys that are synced. */
  sign_count: number;
  /** How the browser reaches it. */
  transports: Generated<string[]>;
  name: string;
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

interface Passkeys extends StoredPasskey {
  account_id: number;
  /** Names the account to the authenticator, without personal data. */
  user_handle: Buffer;
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
interface Staff {
  id: Generated<number>;
  email: string;
  full_name: string;
  roles: string[];
  /** Null until the invitation is accepted. */
  password_hash: string | null;
  /** Encrypted. */
  totp_secret: Buffer | null;
  totp_confirmed_at: Date | null;
  /** Encrypted; of an app that was not confirmed yet and shall replace the one before. */
  new_totp_secret: Buffer | null;
  /** The 30-second step of the last code used: a code works once. */
  totp_last_step: Generated<number>;
  invitation_hash: Buffer | null;
  invitation_expires_at: Date | null;
  invited_by: string;
  created_at: Date;
  ended_at: Date | null;
  /** A suspension holds until `suspended_until`; both are null without one. */
  suspended_at: Generated<Date | null>;
  suspended_until: Generated<Date | null>;
  suspension_reason: Generated<string>;
  suspended_by: Generated<string>;
}

interface StaffPasskeys extends StoredPasskey {
  staff_id: number;
}

interface StaffRecoveryCodes {
  staff_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}

interface StaffSessions {
  id: Generated<number>;
  staff_id: number;
  token_hash: Buffer;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  /** When the second factor was last given. */
  factor_at: Date;
  device: string;
  address: string;
}

/** Append-only: a trigger refuses changes. */
interface StaffAudit {
  id: Generated<number>;
  at: Date;
  /** Null for the command line before the first staff account. */
  staff_id: number | null;
  actor: string;
  roles: string[];
  action: string;
  target_kind: string | null;
  target_id: string | null;
  /** The columns that changed. */
  before: unknown | null;
  after: unknown | null;
  reason: string;
  second_staff_id: number | null;
  second_person: Generated<string>;
  device: string;
  address: string;
}

/** Actions that wait for a second person, or did. */
interface StaffRequests {
  id: Generated<number>;
  action: string;
  permission: string;
  input: unknown;
  cause: string;
  reason: string;
  requested_by: number;
  requested_at: Date;
  status: Generated<'waiting' | 'approved' | 'declined' | 'withdrawn'>;
  decided_by: number | null;
  decided_at: Date | null;
}

/** Who does a piece of work that waits; `kind` as in the list of today's work. */
interface StaffClaims {
  kind: string;
  target_id: number;
  staff_id: number;
  claimed_at: Date;
}

/** What somebody asked our support, and what became of it. */
interface SupportCases {
  id: Generated<number>;
  /** Number of changes. */
  version: Generated<number>;
  state: Generated<'waiting' | 'answered' | 'closed'>;
  channel: 'form' | 'mail' | 'phone' | 'whatsapp';
  /** Of the member who was signed in. */
  account_id: number | null;
  full_name: string;
  email: string;
  subject: string;
  received_at: Date;
  /** When a waiting case must have its reply. */
  due_at: Date;
  claimed_by: number | null;
  closed_at: Date | null;
}

/** Append-only. */
interface SupportEntries {
  id: Generated<number>;
  case_id: number;
  kind: 'message' | 'reply' | 'note' | 'event';
  body: string;
  actor: string;
  staff_id: number | null;
  at: Date;
  /** What a mail quotes of earlier ones. */
  quoted: Generated<string>;
  /** Message-ID of a mail; empty without one. */
  mail_id: Generated<string>;
  /** Hash of its sender and Message-ID. */
  mail_key: Generated<string | null>;
}

/** Attachments of mails: pictures are converted, documents are only drawn anew. */
interface SupportAttachments {
  id: Generated<number>;
  entry_id: number;
  name: string;
  kind: 'document' | 'picture';
  file_key: string;
}

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
  /** Not sent before: what it says may still be undone. */
  not_before: Generated<Date | null>;
}

/** The last run of a scheduled job; its times are null until it has run. */
interface JobRuns {
  job: string;
  every_minutes: number;
  started_at: Date | null;
  finished_at: Date | null;
  duration_ms: number | null;
  error: string | null;
  succeeded_at: Date | null;
  /** Failed runs since the last that succeeded. */
  failures: Generated<number>;
}

/** Durations of requests by route, and of slow statements, in a window of five minutes. */
interface PerformanceSamples {
  started_at: Date;
  kind: 'route' | 'statement';
  key: string;
  name: string;
  source: Generated<string>;
  count: number;
  total_ms: number;
  max_ms: number;
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
  /** What followed an interview; stages of staff, while the status is 'Interview'. */
  offer: Generated<'Offered' | 'Hired' | null>;
  /** Incremented with every change of status or offer. */
  version: Generated<number>;
  stage: GeneratedAlways<ApplicantStage>;
  /** The first answer since it was sent that was not undone; kept by triggers. */
  answered_at: Date | null;
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
  /** Of a move by staff: the stage it leads to, and the one before. */
  stage: Generated<ApplicantStage | null>;
  stage_before: Generated<ApplicantStage | null>;
  /** When the applicant sees it; at once if null. Never when it was undone before. */
  shown_at: Generated<Date | null>;
  /** The step that this one undid before it was shown; the applicant sees neither. */
  undoes: Generated<number | null>;
}

/** Mails that staff wrote to applicants. */
interface ApplicationMessages {
  id: Generated<number>;
  application_id: number;
  /** Random, of the request: a repeated one mails nobody twice. */
  batch_id: string;
  subject: string;
  body: string;
  actor: string;
  staff_id: number | null;
  at: Date;
  /** When the mail leaves, unless it is withdrawn before. */
  leaves_at: Date;
  undone_at: Date | null;
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

/** A price of a plan from a moment on, in paise without tax: waiting, applied or cancelled. */
interface PlanPriceChanges {
  id: Generated<number>;
  plan_id: number;
  /** Of a CTC band; null for the regular price. */
  from_ctc: number | null;
  old_price_paise: number;
  price_paise: number;
  starts_at: Date;
  asked_by: string;
  approved_by: string;
  /** Null where only the names are known. */
  asked_by_id: Generated<number | null>;
  approved_by_id: Generated<number | null>;
  reason: string;
  created_at: Date;
  applied_at: Date | null;
  cancelled_at: Date | null;
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
  /** The staff member who claimed it. */
  owner_id: Generated<number | null>;
  /** Incremented by every change of staff. */
  version: Generated<number>;
}

/** What a service item was before a move, so that the last move can be undone. */
interface ServiceItemMoves {
  id: Generated<number>;
  service_item_id: number;
  status_before: 'Not Started' | 'In Progress' | 'Completed';
  processing_by_before: string;
  started_at_before: Date | null;
  completed_at_before: Date | null;
  moved_at: Date;
  moved_by: string;
  undone_at: Generated<Date | null>;
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
  /** When this database was restored from a backup: messages and payments are held back until an operator releases them. */
  held_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Secrets without APP_SECRET: the newest that has begun signs, the others are accepted. */
interface SigningSecrets {
  id: Generated<number>;
  secret: string;
  signs_from: Date;
  accepted_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Keys that a rotation of the secret does not change. */
interface FixedKeys {
  purpose: string;
  key: Buffer;
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
  /** When staff last queued one. */
  staff_reminded_at: Generated<Date | null>;
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
  /** Version of the event in calendars: it grows when start, end or venue change. */
  calendar_sequence: Generated<number>;
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
  /** Number of times staff rescheduled or edited it: its version, and SEQUENCE of its calendar event. */
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

/** How much a finding of screening matters: high holds the vacancy, medium queues it, low is noted. */
export type FindingLevel = 'high' | 'medium' | 'low';

/** What staff changed of a screening rule; a rule without a row is as the code has it. */
interface ScreeningRules {
  id: string;
  version: Generated<number>;
  is_enabled: boolean;
  level: FindingLevel;
  /** Phrases that staff added. */
  phrases: Generated<string[]>;
  changed_by: string;
  changed_at: Date;
}

/** Vacancies that staff must look at; one undecided case per vacancy. */
interface ModerationCases {
  id: Generated<number>;
  /** Number of changes. */
  version: Generated<number>;
  vacancy_id: number;
  company_id: number;
  state: Generated<'open' | 'asked' | 'released' | 'upheld' | 'closed'>;
  level: FindingLevel;
  /** What opened it: 'finding', 'report', 'new-company', 'picture', 'related', 'staff'. */
  causes: string[];
  /** The vacancy is hidden until the decision. */
  holds_vacancy: Generated<boolean>;
  /** The status that the hold took away, which a release restores; null when it took none. */
  took_status: Generated<'live' | null>;
  /** When reports hid the vacancy. */
  hidden_by_reports_at: Generated<Date | null>;
  /** Hash of the posting that was decided, see `postingHash`; null before the first decision. */
  decided_posting: Generated<string | null>;
  /** Reports of guests that are only counted, beside those in `job_reports`. */
  folded_reports: Generated<number>;
  opened_at: Date;
  due_at: Date;
  decided_at: Date | null;
}

interface ScreeningFindings {
  id: Generated<number>;
  vacancy_id: number;
  case_id: number | null;
  rule: string;
  level: FindingLevel;
  field: string;
  /** As they are written in the posting. */
  words: string;
  explanation: string;
  found_at: Date;
  outcome: Generated<'undecided' | 'right' | 'wrong'>;
  /** What it is about besides the words: the fraud or the vacancy that is repeated. */
  evidence: Generated<string>;
}

interface ModerationDecisions {
  id: Generated<number>;
  case_id: number;
  decision: 'release' | 'uphold' | 'close' | 'ask' | 'note' | 'undo';
  reason: string;
  note: Generated<string>;
  actor: string;
  staff_id: number | null;
  at: Date;
  undone_at: Date | null;
  /** What it changed, as it was before. */
  before: unknown;
  /** Where staff took it: in the moderation queue, among the vacancies, or by blocking the company. */
  origin: Generated<'queue' | 'vacancies' | 'company'>;
}

/** Progress of warning the applicants of a fraud, in the order of their applications. */
interface FraudWarnings {
  vacancy_id: number;
  last_application_id: Generated<number>;
  /** Applicants whose warnings are queued. */
  queued: Generated<number>;
  begun_at: Date;
  completed_at: Date | null;
}

/** What identifies an upheld fraud in other postings. */
interface FraudFingerprints {
  id: Generated<number>;
  kind: 'text' | 'phone' | 'handle' | 'email' | 'domain' | 'messenger' | 'image';
  value: string;
  case_id: number;
  created_at: Date;
  removed_at: Date | null;
}

/** Every contact that a vacancy has named, also before it was edited. */
interface VacancyContacts {
  vacancy_id: number;
  kind: 'phone' | 'handle' | 'email' | 'domain' | 'messenger' | 'image';
  value: string;
}

/** Texts of vacancies that were public, before they were replaced; written by a trigger. */
interface VacancyFormerTexts {
  id: Generated<number>;
  vacancy_id: number;
  title: string;
  description_html: string;
  hash: string;
}

/** Texts of upheld frauds, as hashes of their content words. */
interface FraudTexts {
  id: Generated<number>;
  case_id: number;
  words: number[];
}

/** Upheld frauds that a job searches live vacancies for. */
interface FraudSearches {
  case_id: number;
  queued_at: Date;
  /** Number of the last vacancy that was searched. */
  after_vacancy: Generated<number>;
}

/** Signatures of descriptions, to find texts that are copied. */
interface VacancySignatures {
  vacancy_id: number;
  company_id: number;
  signature: number[];
  /** Equal bands make two vacancies candidates. */
  bands: number[];
}

/** Companies whose details changed; a job screens their live vacancies again. */
interface CompanyScreenings {
  company_id: number;
  queued_at: Date;
  /** Number of the last vacancy that was screened. */
  after_vacancy: Generated<number>;
}

/** What work usually pays; the place is empty for all of India. */
interface UsualPay {
  work: string;
  place: string;
  /** Integer paise a year. */
  median_paise: number;
  vacancies: number;
}

/** Reports of job seekers and guests; one per vacancy and email. */
interface JobReports {
  id: Generated<number>;
  vacancy_id: number;
  case_id: number | null;
  account_id: number | null;
  email: string;
  reason: 'money' | 'fake' | 'wrong' | 'offensive' | 'closed' | 'other';
  body: string;
  /** Key of a private file, and its content type. */
  proof_file: string | null;
  proof_type: Generated<string | null>;
  /** Keyed hash of the reporter's network. */
  network: Generated<Buffer | null>;
  /** The address without what its provider ignores; empty when a member has not verified it. */
  mail_identity: Generated<string>;
  /** Two trusted reporters, in two networks, hide the vacancy at once. */
  is_trusted: Generated<boolean>;
  weight: Generated<number>;
  reported_at: Date;
  outcome: Generated<'undecided' | 'right' | 'wrong' | 'withdrawn'>;
  answered_at: Date | null;
}

/** Answers to the question of mails: was the applicant asked for money? */
interface MoneyAnswers {
  application_id: number;
  answer: 'yes' | 'no';
  answered_at: Date;
}

/** The code that was sent to an address at the domain of a company; the last one counts. */
interface DomainMailCodes {
  company_id: number;
  email: string;
  code_hash: Buffer;
  attempts: Generated<number>;
  expires_at: Date;
}

/** What the reporter was told of a decision; a mail that was withdrawn before it left has no row. */
interface ReportAnswers {
  report_id: number;
  /** The version of the case that was decided. */
  case_version: number;
  answer: 'removed' | 'closed' | 'right' | 'kept';
  queued_at: Date;
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
  /** What has changed, for a check that ended by itself; else empty. */
  ended_because: Generated<string>;
}

interface Backfills {
  name: string;
  last_key: Generated<number>;
  rows_done: Generated<number>;
  started_at: Date;
  completed_at: Date | null;
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
  signing_secrets: SigningSecrets;
  fixed_keys: FixedKeys;
  search_build: SearchBuild;
  key_values: KeyValues;
  plans: Plans;
  plan_ctc_bands: PlanCtcBands;
  plan_price_changes: PlanPriceChanges;
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
  company_merges: CompanyMerges;
  vacancy_sources: VacancySources;
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
  staff: Staff;
  staff_passkeys: StaffPasskeys;
  staff_recovery_codes: StaffRecoveryCodes;
  staff_sessions: StaffSessions;
  staff_audit: StaffAudit;
  staff_requests: StaffRequests;
  staff_claims: StaffClaims;
  screening_rules: ScreeningRules;
  screening_findings: ScreeningFindings;
  moderation_cases: ModerationCases;
  moderation_decisions: ModerationDecisions;
  fraud_fingerprints: FraudFingerprints;
  fraud_warnings: FraudWarnings;
  vacancy_signatures: VacancySignatures;
  vacancy_contacts: VacancyContacts;
  vacancy_former_texts: VacancyFormerTexts;
  fraud_texts: FraudTexts;
  fraud_searches: FraudSearches;
  usual_pay: UsualPay;
  company_screenings: CompanyScreenings;
  job_reports: JobReports;
  report_answers: ReportAnswers;
  vacancy_checks: VacancyChecks;
  money_answers: MoneyAnswers;
  domain_mail_codes: DomainMailCodes;
  security_events: SecurityEvents;
  support_cases: SupportCases;
  support_entries: SupportEntries;
  support_attachments: SupportAttachments;
  consents: Consents;
  messages: Messages;
  backfills: Backfills;
  job_runs: JobRuns;
  performance_samples: PerformanceSamples;
  resumes: Resumes;
  applications: Applications;
  application_steps: ApplicationSteps;
  application_messages: ApplicationMessages;
  service_item_moves: ServiceItemMoves;
  purchased_plans: PurchasedPlans;
}
