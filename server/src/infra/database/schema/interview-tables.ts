import type { Generated } from 'kysely';

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

/** Tables of interviews and walk-in interviews. */
export interface InterviewTables {
  interviews: Interviews;
  interview_changes: InterviewChanges;
  walk_ins: WalkIns;
}
