import type { Generated } from 'kysely';
import type { FindingLevel } from './screening-tables.ts';

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
  /** The status before the hold, which a release restores; null when the hold did not change it. */
  took_status: Generated<'live' | null>;
  /** When reports hid the vacancy. */
  hidden_by_reports_at: Generated<Date | null>;
  /** Hash of the posting that was decided, see `postingHash`; null before the first decision. */
  decided_posting: Generated<string | null>;
  /** Reports of guests that are only counted, besides those in `job_reports`. */
  folded_reports: Generated<number>;
  opened_at: Date;
  due_at: Date;
  decided_at: Date | null;
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
  /** Previous values of all that it changed. */
  before: unknown;
  /** Where staff took it: in the moderation queue, among the vacancies, or by blocking the company. */
  origin: Generated<'queue' | 'vacancies' | 'company'>;
}

/** Cases of profile pictures; a trigger on `pictures` opens and closes them. */
interface PictureCases {
  /** From the sequence of `moderation_cases`. */
  id: Generated<number>;
  /** Number of changes. */
  version: Generated<number>;
  account_id: number;
  /** The picture may be gone. */
  picture_id: number;
  state: 'open' | 'approved' | 'rejected' | 'withdrawn';
  opened_at: Date;
  due_at: Date;
  decided_at: Date | null;
}

interface PictureDecisions {
  id: Generated<number>;
  case_id: number;
  decision: 'approve' | 'reject' | 'note' | 'undo';
  reason: string;
  note: Generated<string>;
  actor: string;
  staff_id: number | null;
  at: Date;
  undone_at: Date | null;
  /** Previous values of all that it changed. */
  before: unknown;
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

/** Blocked companies whose vacancies closed as frauds and get their cases in the background. */
interface FraudClosings {
  company_id: number;
  /** Text for the history of each vacancy. */
  cause: string;
  /** As staff have typed it. */
  reason: string;
  actor: string;
  staff_id: number | null;
  queued_at: Date;
}

/** Vacancies closed as frauds whose removed pages are to be submitted to search engines. */
interface RemovedPageNotices {
  vacancy_id: number;
  due_at: Date;
  attempts: Generated<number>;
}

/** Tables of moderation. */
export interface ModerationTables {
  moderation_cases: ModerationCases;
  moderation_decisions: ModerationDecisions;
  picture_cases: PictureCases;
  picture_decisions: PictureDecisions;
  fraud_warnings: FraudWarnings;
  fraud_closings: FraudClosings;
  removed_page_notices: RemovedPageNotices;
}
