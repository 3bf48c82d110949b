import { beforeAll, expect, it } from 'vitest';
import { openTestApp, registerOperator } from '../../testing/test-app.ts';
import { closeVacancy, publishPostings } from '../vacancy-lifecycle/index.ts';
import { makePosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';

const { app, context } = await openTestApp();
const staff = await registerOperator(app, context);

const find = (query: Record<string, string>, headers: object = staff.headers) =>
  app.inject({ url: `/api/Operator/FindVacancies?${new URLSearchParams(query)}`, headers: { ...headers } });
const titles = async (query: Record<string, string>) =>
  (await find(query)).json<{ jobTitle: string }[]>().map(({ jobTitle }) => jobTitle);

let ids: number[];
beforeAll(async () => {
  const company = { name: 'Ila Textiles' };
  const postings = [
    makePosting({ title: 'Dyer 100% cotton', company, source: 'partner', sourceId: 'p-1' }),
    makePosting({ title: 'Weaver', company }),
    makePosting({ title: 'Night watchman', company: { name: 'Tulsi Granites' } }),
  ];
  const { changes } = await publishPostings(context, postings, { cause: 'a test', actor: 'a test' });
  ids = changes.map(({ id }) => id).sort((a, b) => a - b);
  await closeVacancy(context, ids[1] as number, { cause: 'filled', actor: 'a test' });
});

it('finds vacancies of any status by title or company, newest first', async () => {
  expect(await titles({ text: 'ILA text' })).toEqual(['Weaver', 'Dyer 100% cotton']);
  expect(await titles({ text: ' watchman ' })).toEqual(['Night watchman']);
  expect(await titles({ text: 'ila', status: 'live' })).toEqual(['Dyer 100% cotton']);
  expect((await find({ text: 'dyer' })).json()).toEqual([
    {
      vacancyID: ids[0],
      jobTitle: 'Dyer 100% cotton',
      orgName: 'Ila Textiles',
      status: 'live',
      source: 'partner',
      sourceID: 'p-1',
      postedOn: expect.stringMatching(/Z$/),
      applicants: 0,
    },
  ]);
});

it('takes the text literally, and answers nobody but operators', async () => {
  expect(await titles({ text: '0% c' })).toEqual(['Dyer 100% cotton']);
  expect(await titles({ text: 'w%n' })).toEqual([]);
  expect((await find({ text: 'x' })).statusCode).toBe(400);
  expect((await find({ text: 'dyer' }, {})).statusCode).toBe(401);
});
