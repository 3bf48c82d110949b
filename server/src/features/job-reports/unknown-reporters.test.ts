import { addressOf, allCalls, type CallDefinition } from '@aarambh/contract';
import { beforeAll, expect, it } from 'vitest';
import { createTestStaff, openTestApp, registerThrough } from '../../testing/test-app.ts';
import { issueCaptchaPass } from '../accounts/captcha/captcha-pass.ts';
import { publishTestVacancy } from '../applications/test-applicant.ts';
import { reportJob } from './report-job.ts';

const { app, context } = await openTestApp();
const { db } = context;
const TEXT = 'Zzyzx asked me for a deposit.';
const GUEST = 'zzyzx.guest@example.com';
/** Numbers of everything that is about the report. */
let ids: number[];
let vacancyId: number;
const origin = { address: '49.1.1.7', device: 'x' };

beforeAll(async () => {
  vacancyId = await publishTestVacancy(context);
  const member = await registerThrough(app, { isEmailVerified: true });
  const report = { vacancyId, reason: 'money', text: TEXT } as const;
  await reportJob(context, { ...report, email: GUEST }, { pass: issueCaptchaPass(context) }, origin);
  const caller = { accountId: member.accountID, role: 'jobSeeker', sessionId: 1 } as const;
  await reportJob(context, { ...report, email: '' }, { caller }, origin);
  const reports = await db.selectFrom('job_reports').select(['id', 'case_id']).execute();
  expect(reports).toHaveLength(2);
  const { company_id } = await db
    .selectFrom('vacancies')
    .select('company_id')
    .where('id', '=', vacancyId)
    .executeTakeFirstOrThrow();
  ids = [...new Set([vacancyId, company_id, ...reports.flatMap(({ id, case_id }) => [id, case_id ?? id])])];
});

const reads = allCalls.filter(({ definition }) => definition.method === 'GET');

/** Valid input of a call that names a number; `own` is the account of the caller. */
function inputFor(definition: CallDefinition, id: number, own: number) {
  const fill = (schema: CallDefinition['params']) =>
    Object.fromEntries(
      Object.entries(schema?.shape ?? {}).flatMap(([name, field]) => {
        if (name === definition.own) return [[name, String(own)]];
        const { options = [] } = field as { options?: unknown[] };
        const values = [...(/id$/i.test(name) ? [String(id)] : []), undefined, ...options, '1', 'deposit'];
        const value = values.find((sample) => field.safeParse(sample).success);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return { params: fill(definition.params), query: fill(definition.query) } as {
    params: Record<string, string>;
    query: Record<string, string>;
  };
}

/** Makes each call that reads, with each of the numbers. @returns the names of those that say something of a report */
async function findLeaks({ headers, accountID }: { headers: Record<string, string>; accountID: number }) {
  const leaks = new Set<string>();
  for (const { name, definition } of reads)
    for (const id of ids) {
      const url = addressOf(definition, inputFor(definition, id, accountID));
      const { body } = await app.inject({ url, headers });
      if (body.includes(TEXT) || body.includes(GUEST)) leaks.add(name);
    }
  return [...leaks];
}

it('staff of moderation read reports, which shows that the walk finds them', async () => {
  const trust = await createTestStaff(context, ['trust']);
  expect(await findLeaks({ ...trust, accountID: 0 })).toContain('getModerationCase');
});

it('no call reveals a report to a guest or another member', async () => {
  const other = await registerThrough(app);
  expect(await findLeaks({ headers: {}, accountID: other.accountID })).toEqual([]);
  expect(await findLeaks(other)).toEqual([]);
});

it('no call reveals a report to staff who are the contact of the posting', async () => {
  const poster = await createTestStaff(context);
  const { id } = await db.selectFrom('staff').select('id').where('id', '=', poster.staffId).executeTakeFirstOrThrow();
  await db
    .updateTable('vacancies')
    .set((eb) => ({ recruiter_email: eb.selectFrom('staff').select('email').where('id', '=', id) as never }))
    .where('id', '=', vacancyId)
    .execute();
  expect(await findLeaks({ ...poster, accountID: 0 })).toEqual([]);
});
