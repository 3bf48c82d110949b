import type { JobSeekerDetails } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { listEventKinds } from '../test-contact.queries.ts';

const { app, context } = await openTestApp();
type Member = Awaited<ReturnType<typeof registerThrough>>;

const save = ({ headers, accountID }: Member, fullName: string, of = accountID) =>
  app.inject({
    method: 'POST',
    url: '/api/JobSeekerMasters/SaveFullName',
    headers,
    payload: { accountID: of, fullName },
  });

const nameOf = async ({ headers, accountID }: Member) =>
  (
    await app.inject({ url: `/api/JobSeekerMasters/GetJobSeekerDetails/${accountID}`, headers })
  ).json<JobSeekerDetails>().fullName;

it('changes the name of the account, once in the audit log', async () => {
  const member = await registerThrough(app);
  for (let i = 0; i < 2; i++) expect((await save(member, ' Kavya S. Iyer ')).body).toBe('Name saved successfully.');
  expect(await nameOf(member)).toBe('Kavya S. Iyer');
  const kinds = await listEventKinds(context.db, member.accountID);
  expect(kinds.filter((kind) => kind === 'name-changed')).toHaveLength(1);
});

it('refuses what registration refuses, and the account of another', async () => {
  const [member, other] = [await registerThrough(app), await registerThrough(app)];
  const [name, otherName] = [await nameOf(member), await nameOf(other)];
  for (const wrong of ['', '   ', 'x'.repeat(201)]) expect((await save(member, wrong)).statusCode).toBe(400);
  expect((await save(member, 'Somebody', other.accountID)).statusCode).toBe(403);
  expect([await nameOf(member), await nameOf(other)]).toEqual([name, otherName]);
});
