import { expect, it } from 'vitest';
import { openTestApp, registerOperator, registerThrough } from '../../../testing/test-app.ts';
import { createAccountClient, FIRST_PASSWORD, statusOf } from '../test-account-client.ts';
import { grantOperatorRole, revokeOperatorRole } from './change-role.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

async function registered(email: string) {
  const auth = await registerThrough(app, { email });
  await db.updateTable('accounts').set({ email_verified_at: clock.now() }).where('id', '=', auth.accountID).execute();
  return { ...createAccountClient(app, context, email), auth };
}

const roleOf = async (accountId: number) =>
  (await db.selectFrom('accounts').select('role').where('id', '=', accountId).executeTakeFirstOrThrow()).role;

/** HTTP status of an operator call: 404 when the caller may make it, as there is no such service item. */
const staffStatus = async ({ token }: { token: string }) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/Operator/MoveServiceItem',
      headers: { authorization: `Bearer ${token}` },
      payload: { serviceItemID: 999_999, status: 'Completed' },
    })
  ).statusCode;

it('grants the operator role by e-mail, in any case, effective after the next sign-in', async () => {
  const person = await registered('Nandini@example.com');
  expect(await staffStatus(person.auth)).toBe(403);
  await grantOperatorRole(context, 'nandini@EXAMPLE.com', 'Farah');
  expect(await statusOf(app, person.auth)).toBe(401);
  const staff = await person.signIn(FIRST_PASSWORD);
  expect(await staffStatus(staff)).toBe(404);
  const events = db.selectFrom('security_events').select(['kind', 'device']).orderBy('id');
  expect(await events.where('account_id', '=', person.auth.accountID).execute()).toContainEqual({
    kind: 'operator-made',
    device: 'Command line, Farah',
  });

  await revokeOperatorRole(context, 'nandini@example.com', 'Farah');
  expect(await staffStatus(staff)).toBe(401);
  expect(await staffStatus(await person.signIn(FIRST_PASSWORD))).toBe(403);
});

it('refuses an unknown address, an unverified one, and a role the account already has', async () => {
  await expect(grantOperatorRole(context, 'nobody@example.com', 'a test')).rejects.toMatchObject({ code: 'not_found' });
  const { accountID } = await registerThrough(app, { email: 'unverified@example.com' });
  const unverified = grantOperatorRole(context, 'unverified@example.com', 'a test');
  await expect(unverified).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(/not verified/) });
  expect(await roleOf(accountID)).toBe('jobSeeker');

  const { auth } = await registered('twice@example.com');
  await expect(revokeOperatorRole(context, 'twice@example.com', 'a test')).rejects.toMatchObject({ code: 'conflict' });
  await grantOperatorRole(context, 'twice@example.com', 'a test');
  await expect(grantOperatorRole(context, 'twice@example.com', 'a test')).rejects.toMatchObject({ code: 'conflict' });
  expect(await roleOf(auth.accountID)).toBe('operator');
});

it('refuses a deleted account', async () => {
  const { auth } = await registered('gone@example.com');
  await db.updateTable('accounts').set({ deleted_at: clock.now() }).where('id', '=', auth.accountID).execute();
  await expect(grantOperatorRole(context, 'gone@example.com', 'a test')).rejects.toMatchObject({ code: 'not_found' });
});

it('registerOperator gives tests an operator with a valid session', async () => {
  expect(await staffStatus(await registerOperator(app, context))).toBe(404);
});
