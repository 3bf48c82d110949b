import { RESUMES_PER_DAY } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { AuditTarget, RecordAction, StaffActor } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { fromIst, toIst } from '../../../lib/india-time/ist.ts';
import { countOpenedResumes, lockOpenedResumes } from './resume-limit.queries.ts';

/** The start of the day in India. */
const startOfDay = (now: Date): Date => fromIst(new Date(toIst(now).toISOString().slice(0, 10)));

/**
 * Limit of resumes that one person opens in a day (IST): 50, and 50 more with each approval of a second person. One that
 * was opened before on that day does not count again. The opening is recorded at once, before the resume is drawn, which
 * takes seconds: of several asked for at the same time each counts.
 * @throws {CallError} second_person_needed
 */
export async function recordOpenedResume(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { staff }: StaffActor,
  target: AuditTarget,
  recordAction: RecordAction,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (staff) {
      await lockOpenedResumes(transaction, staff.staffId);
      await checkLimit(transaction, staff.staffId, target, clock.now());
    }
    await recordAction(transaction, { target });
  });
}

async function checkLimit(db: Db, staffId: number, target: AuditTarget, now: Date): Promise<void> {
  const { opened, timesAllowed } = await countOpenedResumes(db, staffId, startOfDay(now));
  if (opened.size < RESUMES_PER_DAY * (timesAllowed + 1) || opened.has(`${target.kind} ${target.id}`)) return;
  throw new CallError(
    'second_person_needed',
    `You have opened ${opened.size} resumes today. A second person must allow ${RESUMES_PER_DAY} more.`,
  );
}
