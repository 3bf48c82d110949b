import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import { formatAppointment } from '../../lib/india-time/format-india-time.ts';
import { startOfDay } from '../../lib/india-time/indian-day.ts';
import { recordApplicationStatus } from '../applications/index.ts';
import { useGuaranteedCall } from '../billing/plans/index.ts';
import { endInterview, insertInterview, type NewInterview } from './interviews.queries.ts';

const STAFF = 'operator demo';

/** Hours of the day in IST, at most 18 hours apart. */
const SOON_HOURS = [10, 16];
const MIN_HOURS_AHEAD = 3;

const video = { mode: 'Video', place: 'https://meet.example.com/aarambh-interview', durationMinutes: 30 } as const;
const phone = { mode: 'Phone', place: '+91 20 4123 4567', durationMinutes: 20 } as const;
const inPerson = {
  mode: 'In person',
  place: '4th floor, Sapphire Chambers, Baner Road, Pune 411045',
  durationMinutes: 45,
} as const;

const PANEL_AWAY = 'The panel has to travel that day.';

/** An hour of a day in IST; `day` counts from the day of `now`. */
function atHour(now: Date, day: number, hour: number): Date {
  return new Date(startOfDay(now, day).getTime() + hour * HOUR_MS);
}

/** The next full hour of SOON_HOURS, at least MIN_HOURS_AHEAD and less than a day from now. */
function soonAfter(now: Date): Date {
  const moments = [0, 1].flatMap((day) => SOON_HOURS.map((hour) => atHour(now, day, hour)));
  const first = now.getTime() + MIN_HOURS_AHEAD * HOUR_MS;
  return moments.find((moment) => moment.getTime() >= first) ?? atHour(now, 1, SOON_HOURS[0] ?? 0);
}

async function schedule(tx: Db, interview: Omit<NewInterview, 'replaces'> & { replaces?: number }, at: Date) {
  const { accountId, vacancyId, startsAt, replaces = null } = interview;
  const interviewId = await insertInterview(tx, { ...interview, replaces }, STAFF, at);
  const note = `${formatAppointment(startsAt)} IST`;
  await recordApplicationStatus(tx, { accountId, vacancyId, status: 'Interview', note, at });
  return interviewId;
}

/**
 * Creates demo interviews: one within a day, one in two days, one attended, one cancelled by the employer and its
 * replacement. Queues no mails.
 * @param vacancyIds vacancies in the order of application; at least four are needed
 */
export async function createDemoInterviews(
  { db, clock }: AppContext,
  accountId: number,
  vacancyIds: number[],
): Promise<void> {
  const [first, second, third, fourth] = vacancyIds;
  if (!first || !second || !third || !fourth) return;
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.transaction().execute(async (tx) => {
    const attendedAt = atHour(now, -6, 11);
    const attendedId = await schedule(
      tx,
      { accountId, vacancyId: first, startsAt: attendedAt, ...phone, note: '' },
      daysAgo(8),
    );
    const grant = await useGuaranteedCall(tx, accountId, attendedAt);
    const attended = { to: 'attended', cause: 'attended', by: STAFF, grantId: grant?.grantId } as const;
    await endInterview(tx, attendedId, attended, atHour(now, -6, 18));

    const rescheduled = { accountId, vacancyId: second, ...video };
    const cancelledId = await schedule(tx, { ...rescheduled, startsAt: atHour(now, -2, 15), note: '' }, daysAgo(5));
    const cancelled = { to: 'cancelled-by-employer', cause: PANEL_AWAY, causeShown: PANEL_AWAY, by: STAFF } as const;
    await endInterview(tx, cancelledId, cancelled, daysAgo(4));
    const note = 'The whole panel will attend this time.';
    await schedule(tx, { ...rescheduled, startsAt: atHour(now, 5, 12), note, replaces: cancelledId }, daysAgo(3));

    const recent = 'Keep ready an invoice that you have posted yourself.';
    await schedule(tx, { accountId, vacancyId: third, startsAt: soonAfter(now), ...video, note: recent }, daysAgo(4));
    const papers = 'Bring a printed resume and a photo identity card.';
    const inTwoDays = { accountId, vacancyId: fourth, startsAt: atHour(now, 2, 17), ...inPerson, note: papers };
    await schedule(tx, inTwoDays, daysAgo(1));
  });
}

/** Creates an interview that took place two days ago and whose outcome was not recorded. */
export async function createDemoInterviewWithoutOutcome(
  { db, clock }: AppContext,
  accountId: number,
  vacancyId: number,
): Promise<void> {
  const now = clock.now();
  const interview = { accountId, vacancyId, startsAt: atHour(now, -2, 12), ...phone, note: '' };
  await db.transaction().execute((tx) => schedule(tx, interview, new Date(now.getTime() - 4 * DAY_MS)));
}
