import type { CallOutput, scheduleInterview as scheduleInterviewCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { appointmentText } from '../../../lib/india-time/ist-text.ts';
import { parseIst } from '../../../lib/india-time/parse-ist.ts';
import { holdPerson } from '../../accounts/index.ts';
import { noteApplicationStep } from '../../applications/index.ts';
import { mapKnownCards } from '../../vacancies/index.ts';
import { endOf } from '../interview-times.ts';
import {
  findInterview,
  findOverlapping,
  findReplacement,
  insertInterview,
  lockCalendar,
  lockInterview,
} from '../interviews.queries.ts';
import { tellScheduled } from '../queue-interview-mail.ts';

type Schedule = CallOutput<typeof scheduleInterviewCall>['body'];

const NO_TIME_TO_COME = 'Give a date and time to come, in IST.';

/** @throws {CallError} bad_input when the time has passed */
function readMomentToCome({ date, time }: Schedule, now: Date): Date {
  const startsAt = parseIst(`${date} ${time}`);
  if (startsAt && startsAt > now) return startsAt;
  throw new CallError('bad_input', NO_TIME_TO_COME, { fields: [{ field: 'date', message: NO_TIME_TO_COME }] });
}

/** A replacement is owed for an interview of the same person that the employer cancelled, once. */
async function checkReplaced(tx: Db, replacedId: number, accountId: number): Promise<void> {
  const replaced = await lockInterview(tx, replacedId, accountId);
  if (!replaced) throw new CallError('not_found', `This person has no interview ${replacedId}.`);
  if (replaced.status !== 'cancelled-by-employer')
    throw new CallError('conflict', `Interview ${replacedId} was not cancelled by the employer: none is owed for it.`);
  const replacement = await findReplacement(tx, replacedId);
  if (replacement) throw new CallError('conflict', `Interview ${replacedId} is replaced by ${replacement} already.`);
}

/**
 * Puts an interview into somebody's calendar and tells him.
 * @param by who schedules it, for the record
 * @returns its number
 * @throws {CallError} not_found; bad_input for a time that has passed; conflict when the person has another interview
 * then, or what it is to replace is not owed
 */
export async function scheduleInterview({ db, clock }: AppContext, schedule: Schedule, by: string): Promise<number> {
  const { accountID: accountId, vacancyID: vacancyId, replaces = null } = schedule;
  return await db.transaction().execute(async (tx) => {
    if (!(await holdPerson(tx, accountId))) throw new CallError('not_found', 'There is no account with this number.');
    await lockCalendar(tx, accountId);
    const now = clock.now();
    if (!(await mapKnownCards(tx, [vacancyId], now)).has(vacancyId))
      throw new CallError('not_found', 'There is no vacancy with this number.');
    const startsAt = readMomentToCome(schedule, now);
    if (replaces !== null) await checkReplaced(tx, replaces, accountId);
    const { durationMinutes, mode, place, note } = schedule;
    const other = await findOverlapping(tx, accountId, startsAt, endOf({ startsAt, durationMinutes }));
    if (other) throw new CallError('conflict', `This person has another interview at that time, number ${other}.`);

    const timed = { startsAt, durationMinutes, mode, place, note };
    const interviewId = await insertInterview(tx, { accountId, vacancyId, ...timed, replaces }, by, now);
    const interview = await findInterview(tx, interviewId);
    if (interview) await tellScheduled(tx, interview, now);
    const step = {
      accountId,
      vacancyId,
      status: 'Interview',
      note: `${appointmentText(startsAt)} IST`,
      at: now,
    } as const;
    await noteApplicationStep(tx, step);
    return interviewId;
  });
}
