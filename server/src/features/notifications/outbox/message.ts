import type { ReportReason } from '@aarambh/contract';

/** References to the attachments of a mail; created on delivery, see attach-files.ts. */
export interface Attachable {
  /** An invoice or credit note. */
  attachInvoiceId: number;
  /** The iCalendar file of an interview. */
  attachInterviewId: number;
  /** The iCalendar file of a job fair. */
  attachJobFairId: number;
}

/** Expiry of a mail: it is not sent after `usefulUntil` (ISO 8601 UTC). */
export interface Expiring {
  usefulUntil: string;
}

interface PurchaseFacts extends Partial<Attachable> {
  planName: string;
  totalPaise: number;
  /** Of the total. */
  gstPaise: number;
}

interface Refund {
  fullName: string;
  amountPaise: number;
  reason: string;
}

/** Interview data in mails. */
export interface InterviewMailData extends Partial<Attachable>, Partial<MoneyQuestion> {
  fullName: string;
  jobTitle: string;
  company: string;
  startsAt: string;
  durationMinutes: number;
  mode: 'In person' | 'Video' | 'Phone';
  /** An address, a link or a phone number, depending on the mode. */
  place: string;
  note: string;
}

/** `note` is the employer's note; often empty. */
export interface ApplicationMailData extends Partial<MoneyQuestion> {
  fullName: string;
  jobTitle: string;
  orgName: string;
  note: string;
}

/** Walk-in data in mails; `note` is often empty. */
export interface WalkInMailData {
  fullName: string;
  jobTitle: string;
  company: string;
  startsAt: string;
  endsAt: string;
  venue: string;
  contact: string;
  note: string;
  attendingLink: string;
  rescheduleLink: string;
  statusLink: string;
}

/** Job fair data in mails. */
export interface JobFairMailData {
  fullName: string;
  jobFairId: number;
  title: string;
  /** Venue and city. */
  place: string;
  startsAt: string;
  endsAt: string;
}

/** A job in an alert; texts are empty when nothing is known. `path` is below the public URL. */
export interface SearchAlertJob {
  jobTitle: string;
  company: string;
  places: string;
  experience: string;
  pay: string;
  path: string;
}

/** New jobs of a saved search or a followed company: some of `count`. */
export interface SearchAlertSection {
  title: string;
  isCompany: boolean;
  path: string;
  count: number;
  jobs: SearchAlertJob[];
  /** Ends the alerts of this search. */
  unsubscribeLink: string;
}

/** A mail about an application; in its first week it asks whether the applicant was asked for money. */
export interface MoneyQuestion {
  /** `appliedAt` is ISO 8601 UTC. */
  moneyQuestion: { applicationId: number; appliedAt: string };
}

/** A mail that its recipient can end: the address for the headers `List-Unsubscribe` (RFC 2369, RFC 8058). */
export interface Unsubscribable {
  listUnsubscribe: string;
}

/** A mail that answers another: its Message-ID. */
export interface Answering {
  inReplyTo: string;
}

/** Data of each mail template; instants are ISO 8601 UTC, links are absolute. Codes and links are secrets. */
export interface MailData {
  'verify-email': { fullName: string; link: string };
  'reset-password': { fullName: string; link: string };
  /** To a new colleague: `link` sets the password. `roles` are a list in words. */
  'staff-invitation': { fullName: string; invitedBy: string; roles: string; link: string };
  /** To the proven owner of an address whose account may have been registered by another person. */
  'set-password': { fullName: string; link: string };
  /** `text` has paragraphs, separated by empty lines. */
  'support-reply': { fullName: string; caseId: number; subject: string; text: string } & Partial<Answering>;
  /** Thanks for a report, with what happens next. The name is empty for a guest. */
  'report-received': { fullName: string; jobTitle: string; orgName: string; reason: ReportReason };
  /** `removed`: as a fraud. `right`: it was corrected or closed for another cause. `kept`: nothing was found against it. */
  'report-decided': {
    fullName: string;
    jobTitle: string;
    orgName: string;
    decision: 'removed' | 'closed' | 'right' | 'kept';
    /** The reporter was sent another decision before. */
    isChanged?: boolean;
  };
  /** To an address at the domain of a company: the reader reports the code to staff. */
  'company-mail-code': { orgName: string; code: string };
  'password-changed': { fullName: string; device: string; happenedAt: string };
  /** After `count` failed sign-ins within a day, the last one at `happenedAt`. */
  'sign-in-guessed': { fullName: string; count: number; happenedAt: string };
  /** To a staff member. */
  'staff-sign-in-guessed': { fullName: string; count: number; happenedAt: string };
  'email-change-code': { fullName: string; code: string };
  /** To the old address, when the change is requested. `newEmail` is masked. */
  'email-change-notice': { fullName: string; newEmail: string; device: string; happenedAt: string };
  /** To the old address, when it has changed. `newEmail` is masked. */
  'email-changed': { fullName: string; newEmail: string; device: string; happenedAt: string };
  /** `mobileNo` is masked. */
  'mobile-changed': { fullName: string; mobileNo: string; device: string; happenedAt: string };
  'passkey-added': { fullName: string; passkeyName: string; device: string; happenedAt: string };
  'passkey-removed': { fullName: string; passkeyName: string; device: string; happenedAt: string };
  'account-deleted': { fullName: string };
  /** `until` is empty for a permanent suspension; the member reads the reason. */
  'account-suspended': { fullName: string; until: string; reason: string };
  'suspension-ended': { fullName: string };
  /** `link` acknowledges the plan; amounts are paise. */
  'plan-purchased': { fullName: string; link: string; expiresAt: string } & PurchaseFacts;
  /** To a guest: `link` creates an account with the purchase. The plan then runs for `days`. */
  'plan-purchased-guest': { link: string; days: number } & PurchaseFacts;
  /** To a guest whose purchase is not paid: `link` continues it in another browser. The amount is in paise. */
  'guest-purchase-link': { link: string; planName: string; amountPaise: number };
  /** To the account a guest purchase was attached to; `link` acknowledges the plan. */
  'plan-added': { fullName: string; link: string; planName: string; expiresAt: string };
  /** `reason` is shown to the buyer. The name is empty for a guest, here and in the next. */
  'refund-requested': Refund & { planName: string; endsPlan: boolean } & Partial<Attachable>;
  'refund-processed': Refund;
  'plan-ends-soon': { fullName: string; planName: string; expiresAt: string };
  /** Confirms an application, and `others` of the account. `answerBy` is when an answer can be expected, or empty. */
  'application-sent': Omit<ApplicationMailData, 'note'> & {
    resumeName: string;
    answerBy: string;
    others?: { jobTitle: string; orgName: string }[];
  };
  'application-shortlisted': ApplicationMailData;
  'application-not-selected': ApplicationMailData;
  'application-closed': ApplicationMailData;
  /** To everyone who applied for a vacancy that was a fraud. */
  'fraud-warning': Omit<ApplicationMailData, 'note'>;
  /** To everyone who was warned of a vacancy that was not a fraud. */
  'fraud-correction': Omit<ApplicationMailData, 'note'>;
  /** To the contact of a posting; `note` is what staff wrote. */
  'posting-question': {
    caseId: number;
    jobTitle: string;
    orgName: string;
    question: string;
    note: string;
    isHidden: boolean;
  };
  /** Written by staff; `text` has paragraphs, separated by empty lines. */
  'application-message': Omit<ApplicationMailData, 'note'> & { subject: string; text: string };
  /** The decision "Not selected" was undone; `status` is the one that the application has now. */
  'application-restored': ApplicationMailData & { status: string };
  'plan-ended': { fullName: string; planName: string; expiresAt: string };
  /** New jobs on the priority listing: some of `count`. */
  'priority-jobs': {
    fullName: string;
    count: number;
    jobs: { jobTitle: string; company: string; matches: string[] }[];
  };
  /** New jobs of saved searches: sections of some of `sectionCount`, with `count` jobs in total. */
  'search-alert': {
    fullName: string;
    count: number;
    sections: SearchAlertSection[];
    sectionCount: number;
    unsubscribeAllLink: string;
  } & Unsubscribable;
  /** `link` opens the review page, here and in the next. */
  'resume-content-waits': { fullName: string; link: string };
  'resume-pdf-waits': { fullName: string; link: string };
  'job-fair-registered': JobFairMailData;
  /** The day before. */
  'job-fair-reminder': JobFairMailData & Expiring;
  /** To another venue, when nothing is said; else `isOtherVenue` and the former times say what has changed. */
  'job-fair-moved': JobFairMailData &
    Expiring &
    Partial<Attachable> & { isOtherVenue?: boolean; oldStartsAt?: string; oldEndsAt?: string };
  'job-fair-cancelled': {
    fullName: string;
    title: string;
    city: string;
    startsAt: string;
    cause: string;
  } & Partial<Attachable>;
  'vacancy-proposed': { fullName: string; jobTitle: string; company: string; note: string; proposedBy: string };
  'walk-in-invited': WalkInMailData & Expiring;
  /** Rescheduled, from the old times where they are known; needs a new answer. */
  'walk-in-moved': WalkInMailData & Expiring & { oldStartsAt?: string; oldEndsAt?: string };
  /** End, venue, contact or note; `changed` names them. */
  'walk-in-changed': WalkInMailData & Expiring & { changed: string };
  'walk-in-cancelled': { fullName: string; jobTitle: string; company: string; startsAt: string; cause: string };
  'interview-scheduled': InterviewMailData & { isReplacement: boolean };
  'interview-reminder': InterviewMailData & Expiring & { isAboutToBegin: boolean; isByStaff?: boolean };
  /** Changed by staff; `changed` names what. */
  'interview-changed': InterviewMailData & { changed: string; isMoved: boolean };
  /** Cancelled by the candidate. */
  'interview-cancelled': InterviewMailData & { costACall: boolean };
  'interview-cancelled-by-employer': InterviewMailData & { cause: string };
}

export interface SmsData {
  /** New jobs of a saved search. */
  'search-alert-sms': { count: number; title: string };
  'mobile-code': { code: string };
  /** To everyone who applied for a vacancy that was a fraud. */
  'fraud-warning-sms': { jobTitle: string };
}

export interface WhatsAppData {
  /**
   * New jobs of a saved search, or of several. `about` names the search, `jobTitles` the newest jobs, `path` their list.
   */
  'search-alert-whatsapp': {
    about: string;
    count: number;
    jobTitles: string[];
    path: string;
    unsubscribeLink: string;
  };
}

interface Addressed {
  /** Idempotency key: of messages with the same key only the first is queued, so none is sent twice. */
  key: string;
  accountId: number | null;
  /** An email address, or a mobile number with its country code: `+919876543210`. */
  to: string;
}

export type Mail = {
  [T in keyof MailData]: Addressed & { channel: 'mail'; template: T; data: MailData[T] };
}[keyof MailData];

export type Sms = {
  [T in keyof SmsData]: Addressed & { channel: 'sms'; template: T; data: SmsData[T] };
}[keyof SmsData];

export type WhatsAppMessage = {
  [T in keyof WhatsAppData]: Addressed & { channel: 'whatsapp'; template: T; data: WhatsAppData[T] };
}[keyof WhatsAppData];

/** Idempotency: a mail, SMS or WhatsApp message of the outbox, which stores each `key` once. */
export type Message = Mail | Sms | WhatsAppMessage;
