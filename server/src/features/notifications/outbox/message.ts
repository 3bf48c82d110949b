/** What a mail may name for its delivery to attach; made at that moment, by makers that attach-files.ts gets. */
export interface Attachable {
  /** An invoice or credit note. */
  attachInvoiceId: number;
  /** The calendar file of an interview. */
  attachInterviewId: number;
}

/** What a mail may say about its own worth: after this moment, ISO 8601 UTC, it is not sent any more. */
export interface Perishable {
  usefulUntil: string;
}

interface Bought extends Partial<Attachable> {
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

/** An interview as its mails tell of it. */
export interface InterviewOfMail extends Partial<Attachable> {
  fullName: string;
  jobTitle: string;
  company: string;
  startsAt: string;
  durationMinutes: number;
  mode: 'In person' | 'Video' | 'Phone';
  /** An address, a link or a number, as the mode asks for. */
  place: string;
  note: string;
}

/** `note` is what the employer says with it; mostly empty. */
export interface ApplicationNews {
  fullName: string;
  jobTitle: string;
  orgName: string;
  note: string;
}

/** A walk-in interview as the mails with its links tell of it; `note` is mostly empty. */
export interface WalkInToCome {
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

/** A job fair as the mails to who registered tell of it. */
export interface JobFairToCome {
  fullName: string;
  jobFairId: number;
  title: string;
  /** Venue and city. */
  place: string;
  startsAt: string;
  endsAt: string;
}

/** What each message says it with; moments are ISO 8601 UTC, links are whole addresses. Codes and links are secrets. */
export interface MailData {
  'verify-email': { fullName: string; link: string };
  'reset-password': { fullName: string; link: string };
  'password-changed': { fullName: string; device: string; happenedAt: string };
  'email-change-code': { fullName: string; code: string };
  /** To the old address, when the change is asked for. `newEmail` is masked. */
  'email-change-notice': { fullName: string; newEmail: string; device: string; happenedAt: string };
  /** To the old address, when it has changed. `newEmail` is masked. */
  'email-changed': { fullName: string; newEmail: string; device: string; happenedAt: string };
  /** `mobileNo` is masked. */
  'mobile-changed': { fullName: string; mobileNo: string; device: string; happenedAt: string };
  'account-deleted': { fullName: string };
  /** `link` confirms that the plan has arrived; amounts are paise. */
  'plan-purchased': { fullName: string; link: string; expiresAt: string } & Bought;
  /** To somebody without an account: `link` makes one of the purchase. The plan runs for `days` from then on. */
  'plan-purchased-guest': { link: string; days: number } & Bought;
  /** To the account a guest's purchase came to; `link` confirms that the plan has arrived. */
  'plan-added': { fullName: string; link: string; planName: string; expiresAt: string };
  /** `reason` is for the buyer to read. Of a guest the name is empty, as in the next. */
  'refund-requested': Refund & { planName: string; endsPlan: boolean } & Partial<Attachable>;
  'refund-processed': Refund;
  'plan-ends-soon': { fullName: string; planName: string; expiresAt: string };
  'application-shortlisted': ApplicationNews;
  'application-not-selected': ApplicationNews;
  'application-closed': ApplicationNews;
  'plan-ended': { fullName: string; planName: string; expiresAt: string };
  /** New on the priority listing: some of `count` in all. */
  'priority-jobs': {
    fullName: string;
    count: number;
    jobs: { jobTitle: string; company: string; matches: string[] }[];
  };
  /** `link` leads to the page of the review, as in the next. */
  'resume-content-waits': { fullName: string; link: string };
  'resume-pdf-waits': { fullName: string; link: string };
  'job-fair-registered': JobFairToCome;
  /** The day before. */
  'job-fair-reminder': JobFairToCome & Perishable;
  'job-fair-cancelled': { fullName: string; title: string; city: string; startsAt: string; cause: string };
  'vacancy-proposed': { fullName: string; jobTitle: string; company: string; note: string; proposedBy: string };
  'walk-in-invited': WalkInToCome & Perishable;
  /** It has another time and is to be answered anew. */
  'walk-in-moved': WalkInToCome & Perishable;
  'walk-in-cancelled': { fullName: string; jobTitle: string; company: string; startsAt: string; cause: string };
  'interview-scheduled': InterviewOfMail & { isReplacement: boolean };
  'interview-reminder': InterviewOfMail & Perishable & { isAboutToBegin: boolean };
  /** By the candidate himself. */
  'interview-cancelled': InterviewOfMail & { costACall: boolean };
  'interview-cancelled-by-employer': InterviewOfMail & { cause: string };
}

export interface SmsData {
  'mobile-code': { code: string };
}

interface Addressed {
  /** One a purpose: the same key is never sent twice, also when a request or job is repeated. */
  key: string;
  accountId: number | null;
  /** An e-mail address, or a mobile number with its country code: `+919876543210`. */
  to: string;
}

export type Mail = {
  [T in keyof MailData]: Addressed & { channel: 'mail'; template: T; data: MailData[T] };
}[keyof MailData];

export type Sms = {
  [T in keyof SmsData]: Addressed & { channel: 'sms'; template: T; data: SmsData[T] };
}[keyof SmsData];

/** A mail or SMS to be sent. */
export type Message = Mail | Sms;
