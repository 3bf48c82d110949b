import type { InjectOptions } from 'fastify';
import { generateDemoPostings } from '../../demo/postings/generate-demo-postings.ts';
import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import { startOfDay } from '../../lib/india-time/indian-day.ts';
import { formatIst } from '../../lib/india-time/ist.ts';
import { createTestStaff, openTestApp } from '../../testing/test-app.ts';
import { publishPostings } from '../vacancy-lifecycle/index.ts';

let invitationCount = 0;

/** Test fixture: one vacancy, a clock at 10:00 IST, and the actions of both sides. */
export async function openWalkInFixture() {
  const { app, context } = await openTestApp();
  const { db, clock } = context;
  const sinceMidnight = clock.now().getTime() - startOfDay(clock.now()).getTime();
  clock.advanceMinutes((10 * HOUR_MS - sinceMidnight) / 60_000);
  const staff = await createTestStaff(context);
  const [posting] = generateDemoPostings({ seed: 1, count: 1, now: clock.now() }).map((example) => ({
    ...example,
    title: 'Senior Accountant',
    company: { name: 'Tulsi Granites' },
    postedAt: new Date(clock.now().getTime() - DAY_MS),
    expiresAt: new Date(clock.now().getTime() + 300 * DAY_MS),
  }));
  await publishPostings(context, posting ? [posting] : [], { cause: 'a test', actor: 'system' });
  const { id: vacancyId } = await db.selectFrom('vacancies').select('id').executeTakeFirstOrThrow();

  const call = (path: string, payload?: object, headers?: InjectOptions['headers']) =>
    app.inject({
      method: 'POST',
      url: `/api/${path}`,
      ...(headers ? { headers } : {}),
      ...(payload ? { payload } : {}),
    });

  /** `yyyy-MM-dd HH:mm` in IST, a number of hours from now. */
  const istIn = (hours: number) => formatIst(new Date(clock.now().getTime() + hours * HOUR_MS));

  /** Input that invites a new person for the day after tomorrow. */
  function invitation(more: object = {}) {
    invitationCount += 1;
    return {
      fullName: 'Asha Kulkarni',
      email: `asha.${process.pid}.${invitationCount}@example.com`,
      vacancyID: vacancyId,
      starts: istIn(48),
      ends: istIn(51),
      venue: 'Sai Complex, Baner Road, Pune',
      contact: 'Nandini Rao',
      ...more,
    };
  }

  /** The clock moves by days, so sessions must not expire. */
  async function callAsStaff(path: string, payload: object) {
    const expires_at = new Date(clock.now().getTime() + DAY_MS);
    await db.updateTable('sessions').set({ expires_at, last_used_at: clock.now() }).execute();
    return await call(path.includes('/') ? path : `Operator/${path}`, payload, staff.headers);
  }

  async function invite(more: object = {}) {
    const reply = await callAsStaff('InviteToWalkIn', invitation(more));
    const links = reply.json<{ walkInID: number; attendingLink: string; rescheduleLink: string }>();
    return { ...links, id: links.attendingLink.split('/').at(-1) ?? '' };
  }

  return {
    app,
    context,
    db,
    clock,
    staff,
    istIn,
    invitation,
    callAsStaff,
    invite,
    attend: async (id: string) => (await call(`WalkInStatus/SetStatusAttending/${id}`)).body,
    requestReschedule: (id: string, more: object = {}) => {
      const [preferredDate] = istIn(72).split(' ');
      const request = { reason: 'I have an exam.', preferredDate, preferredTime: '11:30:00', ...more };
      return call('WalkInStatus/ChangeScheduleRequest', { id, ...request });
    },
    read: (id: string) => app.inject({ url: `/api/WalkInStatus/GetWalkIn/${id}` }),
    row: (walkInId: number) =>
      db.selectFrom('walk_ins').selectAll().where('id', '=', walkInId).executeTakeFirstOrThrow(),
    mails: async (walkInId: number) => {
      const rows = await db.selectFrom('messages').select(['key', 'data']).orderBy('id').execute();
      return rows.filter(({ key }) => key.startsWith('walk-in-') && key.split(':')[1] === String(walkInId));
    },
  };
}
