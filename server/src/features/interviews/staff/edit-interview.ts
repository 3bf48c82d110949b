import type { CallOutput, editInterview as editInterviewCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { formatAppointment } from '../../../lib/india-time/format-india-time.ts';
import { recordApplicationStatus } from '../../applications/index.ts';
import { endOf } from '../interview-times.ts';
import {
  findInterview,
  findLastChange,
  findOverlapping,
  type Interview,
  lockCalendar,
  lockInterview,
  updateInterview,
} from '../interviews.queries.ts';
import { queueChangedMail } from '../queue-interview-mail.ts';
import { parseFutureStart } from './parse-future-start.ts';

type Edit = CallOutput<typeof editInterviewCall>['body'];

const UNKNOWN = 'There is no interview with this number.';

/** Editable fields with their names in messages. */
const names = { startsAt: 'time', durationMinutes: 'duration', mode: 'kind', place: 'place', note: 'note' } as const;
type Appointment = Pick<Interview, keyof typeof names>;

const listChanges = (before: Appointment, after: Appointment): string[] =>
  (Object.keys(names) as (keyof typeof names)[])
    .filter((key) => before[key].valueOf() !== after[key].valueOf())
    .map((key) => names[key]);

/** @throws {CallError} conflict when the interview can no longer be changed, or was changed since the version */
async function checkIsEditable(tx: Db, interview: Interview, version: number, now: Date): Promise<void> {
  const { interviewId, status, startsAt, calendarSequence } = interview;
  if (status !== 'scheduled') throw new CallError('conflict', `An interview that is ${status} cannot be changed.`);
  if (startsAt <= now) throw new CallError('conflict', 'This interview has begun: set its outcome instead.');
  if (calendarSequence === version) return;
  const last = await findLastChange(tx, interviewId);
  throw new CallError(
    'conflict',
    `${last?.actor ?? 'A colleague'} changed this interview (${last?.cause ?? 'changed'}). Close the form to see the current version.`,
  );
}

/**
 * Changes time, duration, kind, place or note of an interview to come, and queues a mail with its calendar file.
 * @param by actor, for the audit trail
 * @throws {CallError} not_found; bad_input for a past time; conflict if it has begun, ended, was changed since `version`, or
 * overlaps another interview of the person
 */
export async function editInterview({ db, clock }: AppContext, edit: Edit, by: string): Promise<string> {
  const { interviewScheduleID: interviewId, version, durationMinutes, mode, place, note } = edit;
  return await db.transaction().execute(async (tx) => {
    const known = await findInterview(tx, interviewId);
    if (!known) throw new CallError('not_found', UNKNOWN);
    const { accountId, vacancyId } = known;
    await lockCalendar(tx, accountId);
    const before = await lockInterview(tx, interviewId);
    if (!before) throw new CallError('not_found', UNKNOWN);
    const now = clock.now();
    await checkIsEditable(tx, before, version, now);
    const after = { startsAt: parseFutureStart(edit, now), durationMinutes, mode, place, note };
    const changes = listChanges(before, after);
    if (changes.length === 0) return 'Nothing was changed.';
    const other = await findOverlapping(tx, accountId, after.startsAt, endOf(after), interviewId);
    if (other) throw new CallError('conflict', `This person has another interview at that time, number ${other}.`);

    const isMoved = changes.includes(names.startsAt);
    const changed = changes.join(', ');
    const record = { cause: `changed: ${changed}`, by };
    await updateInterview(tx, interviewId, { ...after, isMoved }, record, now);
    const interview = { ...before, ...after, calendarSequence: before.calendarSequence + 1 };
    await queueChangedMail(tx, { before, after: interview, changed, isMoved }, now);
    const at = `${formatAppointment(after.startsAt)} IST`;
    if (isMoved) await recordApplicationStatus(tx, { accountId, vacancyId, status: 'Interview', note: at, at: now });
    return `Interview ${interviewId} is changed, and the applicant gets a mail.`;
  });
}
