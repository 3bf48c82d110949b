import { MAX_SAVED_JOBS, type SavedJob, TOO_MANY_SAVED_JOBS } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';
import { publishTestVacancies, publishTestVacancy } from '../applications/test-applicant.ts';
import { closeVacancy } from '../vacancy-lifecycle/index.ts';

const { app, context } = await openTestApp();
let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

const reason = { cause: 'filled', actor: 'tester' };

const list = async (who = me): Promise<SavedJob[]> =>
  (await app.inject({ url: `/api/JobSeekerSavedJobs/GetSavedJobs/${who.accountID}`, headers: who.headers })).json();
const post = (call: string, body: object, who = me) =>
  app.inject({
    method: 'POST',
    url: `/api/JobSeekerSavedJobs/${call}`,
    headers: who.headers,
    payload: { accountID: who.accountID, ...body },
  });
const save = (vacancyID: number, note?: string) => post('SaveJob', { vacancyID, ...(note !== undefined && { note }) });
const merge = (jobs: object[]) => post('MergeSavedJobs', { jobs });
const brief = (jobs: SavedJob[]) => jobs.map(({ vacancyID, note }) => [vacancyID, note]);

/** Fills an account up to the given number of saved jobs, without the API. */
async function fill(count: number): Promise<number[]> {
  const ids = await publishTestVacancies(context, count);
  const rows = ids.map((vacancy_id) => ({ account_id: me.accountID, vacancy_id, saved_at: context.clock.now() }));
  await context.db.insertInto('saved_jobs').values(rows).execute();
  return ids;
}

it('saves live jobs with a note, last saved first, for the account of the caller only', async () => {
  const [first = 0, second = 0] = await publishTestVacancies(context, 2);
  expect((await save(first)).body).toMatch(/success/i);
  context.clock.advanceMinutes(1);
  await save(second, '  Near my aunt in Pune  ');
  const jobs = await list();
  expect(brief(jobs)).toEqual([
    [second, 'Near my aunt in Pune'],
    [first, ''],
  ]);
  expect(jobs[0]).toMatchObject({
    orgName: 'Tulsi Granites',
    isLive: true,
    savedOn: context.clock.now().toISOString(),
  });
  expect(await list(await registerThrough(app))).toEqual([]);
});

it('saving again is harmless: the note stays without a new one, and an empty one clears it', async () => {
  const id = await publishTestVacancy(context);
  await save(id, 'Ask about the shift');
  const [saved] = await list();
  context.clock.advanceMinutes(5);
  await save(id);
  expect(await list()).toEqual([saved]);
  await save(id, '');
  expect(brief(await list())).toEqual([[id, '']]);
});

it('marks ended jobs, whose note can still be changed, and refuses to save them again', async () => {
  const id = await publishTestVacancy(context);
  await save(id);
  await closeVacancy(context, id, reason);
  expect((await save(id, 'They took my friend')).statusCode).toBe(200);
  expect((await list())[0]).toMatchObject({ isLive: false, note: 'They took my friend' });
  await post('RemoveSavedJob', { vacancyID: id });
  const refused = await save(id);
  expect([refused.statusCode, refused.json().detail]).toEqual([404, 'This job is no longer available.']);
  expect((await save(2_000_000_000)).statusCode).toBe(404);
});

it('removes a job once or twice with the same reply', async () => {
  const id = await publishTestVacancy(context);
  await save(id);
  for (let time = 0; time < 2; time++)
    expect((await post('RemoveSavedJob', { vacancyID: id })).body).toMatch(/success/);
  expect(await list()).toEqual([]);
});

it('refuses a note that is too long and keeps the old one', async () => {
  const id = await publishTestVacancy(context);
  await save(id, 'Short');
  expect((await save(id, 'x'.repeat(501))).statusCode).toBe(400);
  expect(brief(await list())).toEqual([[id, 'Short']]);
});

it('keeps at most the limit, also for concurrent requests', async () => {
  await fill(MAX_SAVED_JOBS - 1);
  const ids = await publishTestVacancies(context, 3);
  const replies = await Promise.all(ids.map((id) => save(id)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(TOO_MANY_SAVED_JOBS);
  expect(await list()).toHaveLength(MAX_SAVED_JOBS);
});

describe('taking over the jobs of a browser', () => {
  const ago = (minutes: number) => new Date(context.clock.now().getTime() - minutes * 60_000).toISOString();

  it('adds them with note and time, ended ones included, and ignores unknown ones', async () => {
    const [live = 0, ended = 0] = await publishTestVacancies(context, 2);
    await closeVacancy(context, ended, reason);
    const reply = await merge([
      { vacancyID: ended, savedOn: ago(20), note: '' },
      { vacancyID: live, savedOn: ago(10), note: 'Call them' },
      { vacancyID: 2_000_000_000, savedOn: ago(5) },
    ]);
    expect(reply.json()).toEqual(await list());
    expect(reply.json()).toMatchObject([
      { vacancyID: live, savedOn: ago(10), note: 'Call them', isLive: true },
      { vacancyID: ended, savedOn: ago(20), isLive: false },
    ]);
  });

  it('keeps what the account has: its time, and both notes; a repeat changes nothing', async () => {
    const [first = 0, second = 0] = await publishTestVacancies(context, 2);
    await save(first, 'From the office');
    await save(second);
    const before = await list();
    const jobs = [
      { vacancyID: first, savedOn: ago(60), note: 'From the phone' },
      { vacancyID: second, savedOn: ago(60), note: 'Only here' },
    ];
    await merge(jobs);
    await merge(jobs);
    const after = await list();
    expect(after.map(({ savedOn }) => savedOn)).toEqual(before.map(({ savedOn }) => savedOn));
    expect(Object.fromEntries(brief(after))).toEqual({
      [first]: 'From the office\nFrom the phone',
      [second]: 'Only here',
    });
  });

  it('takes the last saved ones up to the limit, and no time of the future', async () => {
    await fill(MAX_SAVED_JOBS - 1);
    const [older = 0, newer = 0] = await publishTestVacancies(context, 2);
    const reply = await merge([
      { vacancyID: older, savedOn: ago(60) },
      { vacancyID: newer, savedOn: ago(-60) },
      { vacancyID: newer, savedOn: ago(-60) },
    ]);
    expect(reply.statusCode).toBe(200);
    const jobs = await list();
    expect(jobs).toHaveLength(MAX_SAVED_JOBS);
    expect(jobs.find(({ vacancyID }) => vacancyID === newer)?.savedOn).toBe(context.clock.now().toISOString());
    expect(jobs.some(({ vacancyID }) => vacancyID === older)).toBe(false);
  });
});

describe('cards by id', () => {
  const byId = async (ids: string) => app.inject(`/api/vacancyportal/GetJobsByID?ids=${ids}`);

  it('are given to anybody in the order of the ids; ended ones marked, unknown and unpublished ones left out', async () => {
    const [live = 0, ended = 0, draft = 0] = await publishTestVacancies(context, 3);
    await closeVacancy(context, ended, reason);
    await context.db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', draft).execute();
    const jobs = (await byId(`${ended},${live},${live},${draft},2000000000`)).json<SavedJob[]>();
    expect(jobs.map(({ vacancyID, isLive }) => [vacancyID, isLive])).toEqual([
      [ended, false],
      [live, true],
    ]);
  });

  it('are refused for other text and for more than 100 ids', async () => {
    for (const ids of ['', 'x', '1,', '0', '-1', Array(101).fill('1').join()])
      expect((await byId(ids)).statusCode, ids).toBe(400);
  });
});

it('saved jobs are exported and erased with the account', async () => {
  const id = await publishTestVacancy(context);
  await save(id, 'Ask for Ila');
  const { exportSavedJobs, eraseSavedJobs } = await import('./index.ts');
  const [section] = await exportSavedJobs(context.db, me.accountID);
  expect(section?.entries).toMatchObject([{ vacancyID: id, company: 'Tulsi Granites', note: 'Ask for Ila' }]);
  await eraseSavedJobs(context.db, me.accountID);
  expect(await list()).toEqual([]);
});
