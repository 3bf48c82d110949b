import type { CallOutput, scheduleInterview as scheduleInterviewCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { formatAppointment } from '../../../lib/india-time/format-india-time.ts';
import { lockAccount } from '../../accounts/index.ts';
import { recordApplicationStatus } from '../../applications/index.ts';
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
import { queueScheduledMail } from '../queue-interview-mail.ts';
import { parseFutureStart } from './parse-future-start.ts';

type Schedule = CallOutput<typeof scheduleInterviewCall>['body'];

/** One replacement is due for each interview of the person that the employer cancelled. */
async function checkReplacementIsDue(tx: Db, replacedId: number, accountId: number): Promise<void> {
  const replaced = await lockInterview(tx, replacedId, accountId);
  if (!replaced) throw new CallError('not_found', `This person has no interview ${replacedId}.`);
  if (replaced.status !== 'cancelled-by-employer')
    throw new CallError(
      'conflict',
      `Interview ${replacedId} was not cancelled by the employer: no replacement is due.`,
    );
  const replacement = await findReplacement(tx, replacedId);
  if (replacement) throw new CallError('conflict', `Interview ${replacedId} was replaced by interview ${replacement}.`);
}

/**
 * Schedules an interview, queues the invitation mail and sets the status of the application.
 * @param by actor, for the audit trail
 * @returns its id
 * @throws {CallError} not_found; bad_input for a past time; conflict if it overlaps another interview of the person, or
 * if no replacement is due
 */
export async function scheduleInterview({ db, clock }: AppContext, schedule: Schedule, by: string): Promise<number> {
  const { accountID: accountId, vacancyID: vacancyId, replaces = null } = schedule;
  return await db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, accountId, 'shared')))
      throw new CallError('not_found', 'There is no account with this number.');
    await lockCalendar(tx, accountId);
    const now = clock.now();
    if (!(await mapKnownCards(tx, [vacancyId], now)).has(vacancyId))
      throw new CallError('not_found', 'There is no vacancy with this number.');
    const startsAt = parseFutureStart(schedule, now);
    if (replaces !== null) await checkReplacementIsDue(tx, replaces, accountId);
    const { durationMinutes, mode, place, note } = schedule;
    const other = await findOverlapping(tx, accountId, startsAt, endOf({ startsAt, durationMinutes }));
    if (other) throw new CallError('conflict', `This person has another interview at that time, number ${other}.`);

    const timed = { startsAt, durationMinutes, mode, place, note };
    const interviewId = await insertInterview(tx, { accountId, vacancyId, ...timed, replaces }, by, now);
    const interview = await findInterview(tx, interviewId);
    if (interview) await queueScheduledMail(tx, interview, now);
    const step = {
      accountId,
      vacancyId,
      status: 'Interview',
      note: `${formatAppointment(startsAt)} IST`,
      at: now,
    } as const;
    await recordApplicationStatus(tx, step);
    return interviewId;
  });
}
