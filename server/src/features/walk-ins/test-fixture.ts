import type { InjectOptions } from 'fastify';
import { DAY_MS, IST_MS } from '../../lib/clock.ts';
import { openTestApp, registerOperator } from '../../testing/test-app.ts';
import { generateDemoPostings, publishPostings } from '../vacancies/index.ts';

const HOUR_MS = 3_600_000;
let invited = 0;

/** For tests: a portal with one vacancy, a clock at ten in the morning in India, and what both sides do with walk-ins. */
export async function openWalkInWorld() {
  const { app, context } = await openTestApp();
  const { db, clock } = context;
  const sinceMidnight = (clock.now().getTime() + IST_MS) % DAY_MS;
  clock.advanceMinutes((10 * HOUR_MS - sinceMidnight) / 60_000);
  const staff = await registerOperator(app, context);
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

  /** `yyyy-MM-dd HH:mm` in India, a number of hours from now. */
  const istIn = (hours: number) =>
    new Date(clock.now().getTime() + hours * HOUR_MS + IST_MS).toISOString().slice(0, 16).replace('T', ' ');

  /** What invites somebody new for the day after tomorrow. */
  function invitation(more: object = {}) {
    invited += 1;
    return {
      fullName: 'Asha Kulkarni',
      email: `asha.${process.pid}.${invited}@example.com`,
      vacancyID: vacancyId,
      starts: istIn(48),
      ends: istIn(51),
      venue: 'Sai Complex, Baner Road, Pune',
      contact: 'Nandini Rao',
      ...more,
    };
  }

  /** Days pass in these stories; who is signed in stays so. */
  async function byStaff(path: string, payload: object) {
    const expires_at = new Date(clock.now().getTime() + DAY_MS);
    await db.updateTable('sessions').set({ expires_at, last_used_at: clock.now() }).execute();
    return await call(`Operator/${path}`, payload, staff.headers);
  }

  async function invite(more: object = {}) {
    const reply = await byStaff('InviteToWalkIn', invitation(more));
    const said = reply.json<{ walkInID: number; attendingLink: string; rescheduleLink: string }>();
    return { ...said, id: said.attendingLink.split('/').at(-1) ?? '' };
  }

  return {
    app,
    context,
    db,
    clock,
    staff,
    istIn,
    invitation,
    byStaff,
    invite,
    attend: async (id: string) => (await call(`WalkInStatus/SetStatusAttending/${id}`)).body,
    ask: (id: string, more: object = {}) => {
      const [preferredDate] = istIn(72).split(' ');
      const wish = { reason: 'I have an exam.', preferredDate, preferredTime: '11:30:00', ...more };
      return call('WalkInStatus/ChangeScheduleRequest', { id, ...wish });
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
