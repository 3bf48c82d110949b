import { expect, it } from 'vitest';
import { openTestApp, registerOperator, registerThrough } from '../../../testing/test-app.ts';
import { FIRST_PASSWORD, personAt, statusOf } from '../test-person.ts';
import { endOperator, makeOperator } from './change-role.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

async function registered(email: string) {
  const auth = await registerThrough(app, { email });
  await db.updateTable('accounts').set({ email_verified_at: clock.now() }).where('id', '=', auth.accountID).execute();
  return { ...personAt(app, context, email), auth };
}

const roleOf = async (accountId: number) =>
  (await db.selectFrom('accounts').select('role').where('id', '=', accountId).executeTakeFirstOrThrow()).role;

/** What a call of operators answers to a token: 404 when it may be made, as there is no such service item. */
const staffStatus = async ({ token }: { token: string }) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/Operator/MoveServiceItem',
      headers: { authorization: `Bearer ${token}` },
      payload: { serviceItemID: 999_999, status: 'Completed' },
    })
  ).statusCode;

it('makes an operator of whoever has the address, in any case, once signed in anew', async () => {
  const person = await registered('Nandini@example.com');
  expect(await staffStatus(person.auth)).toBe(403);
  await makeOperator(context, 'nandini@EXAMPLE.com', 'Farah');
  expect(await statusOf(app, person.auth)).toBe(401);
  const staff = await person.signIn(FIRST_PASSWORD);
  expect(await staffStatus(staff)).toBe(404);
  const events = db.selectFrom('security_events').select(['kind', 'device']).orderBy('id');
  expect(await events.where('account_id', '=', person.auth.accountID).execute()).toContainEqual({
    kind: 'operator-made',
    device: 'Command line, Farah',
  });

  await endOperator(context, 'nandini@example.com', 'Farah');
  expect(await staffStatus(staff)).toBe(401);
  expect(await staffStatus(await person.signIn(FIRST_PASSWORD))).toBe(403);
});

it('refuses an address nobody has, one that was never proved, and what is so already', async () => {
  await expect(makeOperator(context, 'nobody@example.com', 'a test')).rejects.toMatchObject({ code: 'not_found' });
  const { accountID } = await registerThrough(app, { email: 'unproved@example.com' });
  const unproved = makeOperator(context, 'unproved@example.com', 'a test');
  await expect(unproved).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(/not verified/) });
  expect(await roleOf(accountID)).toBe('jobSeeker');

  const { auth } = await registered('twice@example.com');
  await expect(endOperator(context, 'twice@example.com', 'a test')).rejects.toMatchObject({ code: 'conflict' });
  await makeOperator(context, 'twice@example.com', 'a test');
  await expect(makeOperator(context, 'twice@example.com', 'a test')).rejects.toMatchObject({ code: 'conflict' });
  expect(await roleOf(auth.accountID)).toBe('operator');
});

it('is not made of a deleted account', async () => {
  const { auth } = await registered('gone@example.com');
  await db.updateTable('accounts').set({ deleted_at: clock.now() }).where('id', '=', auth.accountID).execute();
  await expect(makeOperator(context, 'gone@example.com', 'a test')).rejects.toMatchObject({ code: 'not_found' });
});

it('gives tests an operator whose token counts', async () => {
  expect(await staffStatus(await registerOperator(app, context))).toBe(404);
});
