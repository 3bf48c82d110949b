import type { Generated } from 'kysely';

/** Jobs that an account saved, with its note. */
interface SavedJobs {
  account_id: number;
  vacancy_id: number;
  saved_at: Date;
  note: Generated<string>;
}

/** Tables of saved jobs. */
export interface SavedJobTables {
  saved_jobs: SavedJobs;
}
