import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { DAY_MS, IST_MS } from '../../lib/clock.ts';
import { appointmentText } from '../../lib/india-time/ist-text.ts';
import { noteApplicationStep } from '../applications/index.ts';
import { useGuaranteedCall } from '../billing/plans/index.ts';
import { decideInterview, insertInterview, type NewInterview } from './interviews.queries.ts';

const STAFF = 'operator demo';
const HOUR_MS = 3_600_000;

/** Of the clock in India; from none of them to the next one are more than 18 hours. */
const SOON_HOURS = [10, 16];
const NOT_BEFORE_HOURS = 3;

const video = { mode: 'Video', place: 'https://meet.example.com/aarambh-interview', durationMinutes: 30 } as const;
const phone = { mode: 'Phone', place: '+91 20 4123 4567', durationMinutes: 20 } as const;
const inPerson = {
  mode: 'In person',
  place: '4th floor, Sapphire Chambers, Baner Road, Pune 411045',
  durationMinutes: 45,
} as const;

const PANEL_AWAY = 'The panel has to travel that day.';

/** A whole hour of a day in India, counted from the day of a moment. */
function atHour(now: Date, day: number, hour: number): Date {
  const midnight = Math.floor((now.getTime() + IST_MS) / DAY_MS) * DAY_MS - IST_MS;
  return new Date(midnight + day * DAY_MS + hour * HOUR_MS);
}

/** The next moment of a working day that is some hours away, and less than a day. */
function soonAfter(now: Date): Date {
  const moments = [0, 1].flatMap((day) => SOON_HOURS.map((hour) => atHour(now, day, hour)));
  const first = now.getTime() + NOT_BEFORE_HOURS * HOUR_MS;
  return moments.find((moment) => moment.getTime() >= first) ?? atHour(now, 1, SOON_HOURS[0] ?? 0);
}

async function schedule(tx: Db, interview: Omit<NewInterview, 'replaces'> & { replaces?: number }, at: Date) {
  const { accountId, vacancyId, startsAt, replaces = null } = interview;
  const interviewId = await insertInterview(tx, { ...interview, replaces }, STAFF, at);
  const note = `${appointmentText(startsAt)} IST`;
  await noteApplicationStep(tx, { accountId, vacancyId, status: 'Interview', note, at });
  return interviewId;
}

/**
 * Gives an account interviews of every sort: one within a day, one in two days, one attended, one the employer cancelled
 * and its replacement. Nobody is written to.
 * @param vacancyIds what they are for, in the order of applying
 */
export async function makeDemoInterviews(
  { db, clock }: AppContext,
  accountId: number,
  vacancyIds: number[],
): Promise<void> {
  const [first, second, third, fourth] = vacancyIds;
  if (!first || !second || !third || !fourth) return;
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.transaction().execute(async (tx) => {
    const metOn = atHour(now, -6, 11);
    const met = await schedule(tx, { accountId, vacancyId: first, startsAt: metOn, ...phone, note: '' }, daysAgo(8));
    const grant = await useGuaranteedCall(tx, accountId, metOn);
    const attended = { to: 'attended', cause: 'attended', by: STAFF, grantId: grant?.grantId } as const;
    await decideInterview(tx, met, attended, atHour(now, -6, 18));

    const calledOff = { accountId, vacancyId: second, ...video };
    const lost = await schedule(tx, { ...calledOff, startsAt: atHour(now, -2, 15), note: '' }, daysAgo(5));
    const cancelled = { to: 'cancelled-by-employer', cause: PANEL_AWAY, causeShown: PANEL_AWAY, by: STAFF } as const;
    await decideInterview(tx, lost, cancelled, daysAgo(4));
    const note = 'The whole panel is there this time.';
    await schedule(tx, { ...calledOff, startsAt: atHour(now, 5, 12), note, replaces: lost }, daysAgo(3));

    const recent = 'Keep an invoice at hand that you have posted yourself.';
    await schedule(tx, { accountId, vacancyId: third, startsAt: soonAfter(now), ...video, note: recent }, daysAgo(4));
    const papers = 'Bring a printed resume and a photo identity card.';
    const inTwoDays = { accountId, vacancyId: fourth, startsAt: atHour(now, 2, 17), ...inPerson, note: papers };
    await schedule(tx, inTwoDays, daysAgo(1));
  });
}
