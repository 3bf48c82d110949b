import { addressOf, BULK_ROWS, type CallAnswer, calls, MAX_REOPENED, STAFF_PAGE_ROWS } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../lib/clock.ts';
import { createTestStaff, openTestApp } from '../../testing/test-app.ts';
import { readVacancyRows } from '../../testing/vacancy-rows.ts';
import { closeApplications } from '../applications/index.ts';
import { publishPostings } from '../vacancy-lifecycle/index.ts';
import { deleteAll, insertApplicant } from '../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { makePosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { closeAll } from './close-all-vacancies.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const staff = await createTestStaff(context);
const { staff: of } = calls;

type Closed = CallAnswer<typeof of.closeAllVacancies>;
type Reopened = CallAnswer<typeof of.undoCloseAllVacancies>;

async function publish(count: number, source: string, company = 'Tulsi Granites'): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + 30 * DAY_MS);
  const postings = Array.from({ length: count }, () => makePosting({ source, company: { name: company }, expiresAt }));
  await publishPostings(context, postings, { cause: 'import', actor: source });
}

const post = async (call: { path: string }, payload: object) =>
  await app.inject({ method: 'POST', url: `/api/${call.path}`, payload: { reason: 'a test', ...payload }, ...staff });
const count = async (query: { source?: string; companyID?: string }): Promise<number> =>
  (await app.inject({ url: addressOf(of.countOpenVacancies, { query }), ...staff })).json<{ open: number }>().open;
const statuses = async (source: string) => {
  const rows = await db
    .selectFrom('vacancies')
    .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
    .where('source', '=', source)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]));
};
const idsOf = async (source: string) =>
  (await db.selectFrom('vacancies').select('id').where('source', '=', source).orderBy('id').execute()).map(
    ({ id }) => id,
  );
const entries = async (action: string) =>
  await db
    .selectFrom('staff_audit')
    .select(['target_kind', 'target_id', 'before', 'after', 'reason'])
    .where('action', '=', action)
    .where('id', '>=', firstEntry)
    .orderBy('id')
    .execute();

async function undo(scope: object, undoUntil: string): Promise<Reopened[]> {
  const parts: Reopened[] = [];
  for (let afterID: number | null = 0; afterID !== null; afterID = parts.at(-1)?.lastID ?? null) {
    const reply = await post(of.undoCloseAllVacancies, { ...scope, undoUntil, afterID });
    expect(reply.statusCode, reply.body).toBe(200);
    parts.push(reply.json());
  }
  return parts;
}

let firstEntry: number;
beforeEach(async () => {
  await deleteAll(db);
  const last = await db.selectFrom('staff_audit').select('id').orderBy('id', 'desc').executeTakeFirst();
  firstEntry = (last?.id ?? 0) + 1;
  clock.advanceMinutes(1);
});

it('closes all of an import with one audit row, beyond a page and a bulk action, and undoes it', async () => {
  const total = BULK_ROWS + STAFF_PAGE_ROWS + 3;
  await publish(total, 'feed');
  await publish(2, 'other');
  const [paused = 0, draft = 0, applied = 0] = await idsOf('feed');
  await post(of.pauseVacancies, { rows: await readVacancyRows(db, [paused]) });
  await db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', draft).execute();
  await db.deleteFrom('vacancy_search').where('vacancy_id', '=', draft).execute();
  await insertApplicant(db, applied, 1);
  expect(await count({ source: 'feed' })).toBe(total - 1);

  const reply = await post(of.closeAllVacancies, { source: 'feed', open: total - 1 });
  const { closed, open, undoUntil } = reply.json<Closed>();
  expect([closed, open]).toEqual([total - 1, 0]);
  expect([await statuses('feed'), await statuses('other')]).toEqual([{ closed: total - 1, draft: 1 }, { live: 2 }]);
  expect(await db.selectFrom('vacancy_search').select('vacancy_id').execute()).toHaveLength(2);
  expect(await entries('CloseAllVacancies')).toEqual([
    {
      target_kind: null,
      target_id: null,
      before: { open: total - 1 },
      after: { open: 0, closed: total - 1, source: 'feed' },
      reason: 'a test',
    },
  ]);

  await closeApplications(context);
  const parts = await undo({ source: 'feed' }, undoUntil);
  expect(parts).toHaveLength(Math.ceil((total - 1) / MAX_REOPENED));
  expect(parts.map(({ reopened }) => reopened).reduce((a, b) => a + b)).toBe(total - 1);
  expect(await statuses('feed')).toEqual({ live: total - 2, paused: 1, draft: 1 });
  expect(await entries('UndoCloseAllVacancies')).toHaveLength(parts.length);
  expect(await db.selectFrom('vacancy_search').select('vacancy_id').execute()).toHaveLength(total);
  expect(await db.selectFrom('applications').select('status').execute()).toEqual([{ status: 'Sent' }]);
});

it('closes nothing when the number is not the one that was confirmed, and says the number of now', async () => {
  await publish(3, 'feed');
  await publish(1, 'feed');
  const late = await post(of.closeAllVacancies, { source: 'feed', open: 3 });
  expect([late.statusCode, late.json().detail]).toEqual([
    409,
    'Now 4 vacancies are live or paused. Look at them and try again.',
  ]);
  expect(await statuses('feed')).toEqual({ live: 4 });
  expect(await entries('CloseAllVacancies')).toEqual([]);
});

it('closes all of a company, or only those of one source, and does not block it', async () => {
  await publish(2, 'feed', 'Ila Textiles');
  await publish(1, 'other', 'Ila Textiles');
  await publish(1, 'feed');
  const { id: companyID } = await db
    .selectFrom('companies')
    .select('id')
    .where('name', '=', 'Ila Textiles')
    .executeTakeFirstOrThrow();
  expect(await count({ companyID: String(companyID) })).toBe(3);
  expect((await post(of.closeAllVacancies, { companyID, source: 'other', open: 1 })).json()).toMatchObject({
    closed: 1,
  });
  expect((await post(of.closeAllVacancies, { companyID, open: 2 })).json()).toMatchObject({ closed: 2 });
  expect([await statuses('feed'), await statuses('other')]).toEqual([{ closed: 2, live: 1 }, { closed: 1 }]);
  expect(await entries('CloseAllVacancies')).toMatchObject([
    { target_id: String(companyID) },
    { target_kind: 'company' },
  ]);
  await publish(1, 'feed', 'Ila Textiles');
  expect(await count({ companyID: String(companyID) })).toBe(1);
});

it('closes the oldest where there are more than one call closes, and the rest with the next', async () => {
  await publish(5, 'feed');
  const record = async () => undefined;
  const input = { source: 'feed', reason: 'a test', by: 'Meera' };
  await expect(closeAll(context, { ...input, open: 2 }, record, 2)).rejects.toThrow('Now 5 vacancies');
  expect(await closeAll(context, { ...input, open: 5 }, record, 2)).toMatchObject({ closed: 2, open: 3 });
  expect(await statuses('feed')).toEqual({ closed: 2, live: 3 });
  const closed = db.selectFrom('vacancies').select('id').where('status', '=', 'closed').orderBy('id');
  expect((await closed.execute()).map(({ id }) => id)).toEqual((await idsOf('feed')).slice(0, 2));
});

it('undoes no other closing, nothing after the applicants were notified, and nothing of a blocked company', async () => {
  await publish(3, 'feed');
  const [alone = 0] = await idsOf('feed');
  await post(of.closeVacancies, { rows: await readVacancyRows(db, [alone]), isFraud: false });
  clock.advanceMinutes(1);
  const { undoUntil } = (await post(of.closeAllVacancies, { source: 'feed', open: 2 })).json<Closed>();
  await db.updateTable('companies').set({ blocked_at: clock.now() }).execute();
  expect(await undo({ source: 'feed' }, undoUntil)).toEqual([{ reopened: 0, paused: 0, skipped: 2, lastID: null }]);
  await db.updateTable('companies').set({ blocked_at: null }).execute();
  clock.advanceMinutes(10);
  await closeApplications(context);
  expect(await undo({ source: 'feed' }, undoUntil)).toEqual([{ reopened: 0, paused: 0, skipped: 0, lastID: null }]);
  expect(await statuses('feed')).toEqual({ closed: 3 });
});

it('refuses a call without a source and a company', async () => {
  await publish(1, 'feed');
  expect((await app.inject({ url: addressOf(of.countOpenVacancies, {}), ...staff })).statusCode).toBe(400);
  for (const scope of [{}, { source: '' }])
    expect((await post(of.closeAllVacancies, { ...scope, open: 1 })).statusCode).toBe(400);
  expect(await statuses('feed')).toEqual({ live: 1 });
});
