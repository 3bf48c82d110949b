import type { Generated } from 'kysely';

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

/** Tables of job fairs. */
export interface JobFairTables {
  job_fairs: JobFairs;
  job_fair_registrations: JobFairRegistrations;
}
