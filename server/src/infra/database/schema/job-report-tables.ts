import type { Generated } from 'kysely';

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

/** The answer to the reporter of a decision; a mail that was withdrawn before it left has no row. */
interface ReportAnswers {
  report_id: number;
  /** The version of the case that was decided. */
  case_version: number;
  answer: 'removed' | 'closed' | 'right' | 'kept';
  queued_at: Date;
}

/** Tables of reports of jobs. */
export interface JobReportTables {
  job_reports: JobReports;
  money_answers: MoneyAnswers;
  report_answers: ReportAnswers;
}
