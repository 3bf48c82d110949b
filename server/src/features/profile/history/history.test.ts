import { type History, MAX_HISTORY, TOO_MUCH_HISTORY } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { eraseProfile, exportProfile } from '../profile-personal-data.queries.ts';

const { app, context } = await openTestApp();
let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

const send = (action: string, fields: object, who = me) =>
  app.inject({
    method: 'POST',
    url: `/api/JobSeekerHistory/${action}`,
    headers: who.headers,
    payload: { accountID: me.accountID, ...fields },
  });
const read = async (): Promise<History> =>
  (await app.inject({ url: `/api/JobSeekerHistory/GetHistory/${me.accountID}`, headers: me.headers })).json();

const job = { jobTitle: 'Accountant', company: 'Deccan Traders', place: 'Pune', from: '2019-06', to: '2021-03' };
const degree = {
  qualification: 'B.Com',
  subject: 'Accounts',
  institute: 'Pune University',
  year: '2019',
  grade: '72%',
};

describe('the history of a profile', () => {
  it('is empty at first, then lists employment and education, latest first', async () => {
    expect(await read()).toEqual({ employment: [], education: [] });
    for (const dates of [
      { from: '2019-06', to: '2021-03' },
      { from: '2021-04', to: '' },
      { from: '2015', to: '2018' },
      { from: '2018-07', to: '2021' },
    ])
      expect((await send('SaveEmployment', { ...job, ...dates })).statusCode).toBe(200);
    for (const year of ['2015', '', '2019']) await send('SaveEducation', { ...degree, year });
    const history = await read();
    expect(history.employment.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2021-04 ',
      '2019-06 2021-03',
      '2018-07 2021',
      '2015 2018',
    ]);
    expect(history.education.map(({ year }) => year)).toEqual(['2019', '2015', '']);
    expect(history.employment[0]).toMatchObject({ jobTitle: 'Accountant', company: 'Deccan Traders', description: '' });
  });

  it('keeps one of equal entries, changes by id and removes idempotently', async () => {
    await send('SaveEmployment', job);
    const { employment } = (await send('SaveEmployment', { ...job, company: 'DECCAN TRADERS' })).json<History>();
    expect(employment).toHaveLength(1);
    const employmentID = employment[0]?.employmentID ?? 0;
    const changed = (await send('SaveEmployment', { ...job, employmentID, to: '' })).json<History>();
    expect(changed.employment).toMatchObject([{ employmentID, to: '' }]);
    for (let i = 0; i < 2; i++)
      expect((await send('RemoveEmployment', { employmentID })).json<History>().employment).toEqual([]);
    expect((await send('SaveEmployment', { ...job, employmentID })).statusCode).toBe(404);

    const { education } = (await send('SaveEducation', degree)).json<History>();
    const educationID = education[0]?.educationID ?? 0;
    await send('SaveEducation', { ...degree, educationID, grade: '7.2 CGPA' });
    expect((await read()).education).toMatchObject([{ educationID, grade: '7.2 CGPA' }]);
    await send('RemoveEducation', { educationID });
    expect((await read()).education).toEqual([]);
  });

  it.each([
    [{ ...job, from: '' }, 'from', 'Please enter the month and year you started.'],
    [{ ...job, from: '2019-13' }, 'from', 'Please enter the month and year you started.'],
    [{ ...job, from: '2098' }, 'from', 'The start is in the future.'],
    [{ ...job, to: '2019-05' }, 'to', 'The end is before the start.'],
    [{ ...job, to: '2018' }, 'to', 'The end is before the start.'],
    [{ ...job, jobTitle: ' ' }, 'jobTitle', 'Job title is required'],
  ])('refuses %o at the field %s', async (form, field, message) => {
    const reply = await send('SaveEmployment', form);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual([{ field, message }]);
    expect((await read()).employment).toEqual([]);
  });

  it('is limited, also when entries are added concurrently', async () => {
    const years = Array.from({ length: MAX_HISTORY + 2 }, (_, i) => `${2000 + i}`);
    const replies = await Promise.all(years.map((year) => send('SaveEducation', { ...degree, year })));
    const refused = replies.filter((reply) => reply.statusCode === 409);
    expect(refused.map((reply) => reply.json().detail)).toEqual([TOO_MUCH_HISTORY, TOO_MUCH_HISTORY]);
    expect((await read()).education).toHaveLength(MAX_HISTORY);
  });

  it('belongs to its account', async () => {
    const { employment } = (await send('SaveEmployment', job)).json<History>();
    const other = await registerThrough(app);
    expect((await send('SaveEmployment', job, other)).statusCode).toBe(403);
    const employmentID = employment[0]?.employmentID;
    const theirs = { ...job, accountID: other.accountID, employmentID };
    expect((await send('SaveEmployment', theirs, other)).statusCode).toBe(404);
    await send('RemoveEmployment', theirs, other);
    expect((await read()).employment).toEqual(employment);
  });

  it('is exported and erased with the profile', async () => {
    await send('SaveEmployment', job);
    await send('SaveEducation', degree);
    const sections = await exportProfile(context.db, me.accountID);
    expect(JSON.stringify(sections)).toContain('Deccan Traders');
    expect(JSON.stringify(sections)).toContain('Pune University');
    await context.db.transaction().execute((transaction) => eraseProfile(transaction, me.accountID));
    expect(await read()).toEqual({ employment: [], education: [] });
  });
});
