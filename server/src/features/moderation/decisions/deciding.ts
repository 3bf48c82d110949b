import type { decideModerationCase } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { StaffInput } from '../../../infra/http/staff-action.ts';
import type { LockedCase } from './decisions.queries.ts';

export type DecisionInput = StaffInput<typeof decideModerationCase>;

/** A decision while it is carried out. */
export interface Deciding {
  /** The case as it was. */
  found: LockedCase;
  tx: Db;
  now: Date;
  body: DecisionInput['body'];
  by: string;
}
