import type { ApplicantStage } from '@aarambh/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from './moment.ts';

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
  /** Random, of the request: a repeated one sends no second mail. */
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

/** Tables of applications. */
export interface ApplicationTables {
  applications: Applications;
  application_steps: ApplicationSteps;
  application_messages: ApplicationMessages;
}
