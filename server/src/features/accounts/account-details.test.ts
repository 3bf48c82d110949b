import type { JobSeekerDetails } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';

const { app, context } = await openTestApp();

async function registered(email: string, fullName: string) {
  const { accountID, headers } = await registerThrough(app, { email, fullName });
  return {
    accountID,
    headers,
    details: async () => {
      const reply = await app.inject({ url: `/api/JobSeekerMasters/GetJobSeekerDetails/${accountID}`, headers });
      return reply.json<JobSeekerDetails>();
    },
    set: (columns: { email_verified_at?: Date; mobile_verified_at?: Date; password_hash?: null }) =>
      context.db.updateTable('accounts').set(columns).where('id', '=', accountID).execute(),
  };
}

it('a new account is not verified', async () => {
  const person = await registered('Details@example.com', 'Ananya Bose');
  expect(await person.details()).toEqual({
    fullName: 'Ananya Bose',
    verifiedTag: 'Not Verified',
    email: 'Details@example.com',
    isEmailVerified: false,
    countryID: 105,
    mobileNo: '9876543210',
    mobileVerified: 'Not Verified',
    verificationStatus: 'Pending',
    hasPassword: true,
    needsConsent: true,
  });
});

it('an account is approved once email and mobile number are verified', async () => {
  const person = await registered('both@example.com', 'Ananya Bose');
  await person.set({ mobile_verified_at: context.clock.now() });
  expect(await person.details()).toMatchObject({
    verifiedTag: 'Not Verified',
    mobileVerified: 'Verified',
    verificationStatus: 'Pending',
  });
  await person.set({ email_verified_at: context.clock.now() });
  expect(await person.details()).toMatchObject({
    verifiedTag: 'Not Verified',
    isEmailVerified: true,
    verificationStatus: 'Approved',
  });
});

it('the verified tag needs an active plan that includes it, and both contacts verified', async () => {
  const person = await registered('tag@example.com', 'Ananya Bose');
  const now = context.clock.now();
  const grant = { account_id: person.accountID, plan_name: 'Priority', starts_at: now };
  await context.db
    .insertInto('purchased_plans')
    .values({ ...grant, verified_tag: true, expires_at: new Date(now.getTime() + 60 * 60_000) })
    .execute();
  expect(await person.details()).toMatchObject({ verifiedTag: 'Un-Verified' });
  await person.set({ mobile_verified_at: now });
  expect(await person.details()).toMatchObject({ verifiedTag: 'Un-Verified' });
  await person.set({ email_verified_at: now });
  expect(await person.details()).toMatchObject({ verifiedTag: 'Verified', verificationStatus: 'Approved' });
  context.clock.advanceMinutes(60);
  expect(await person.details()).toMatchObject({ verifiedTag: 'Not Verified', verificationStatus: 'Approved' });
});

it('reports a missing password and never exposes the password', async () => {
  const person = await registered('provider@example.com', 'Ananya Bose');
  expect(JSON.stringify(await person.details())).not.toMatch(/argon2|Chai@2468/);
  await person.set({ password_hash: null });
  expect(await person.details()).toMatchObject({ hasPassword: false });
});

it("refuses another account's details and forbids caching", async () => {
  const [owner, other] = [await registered('own@example.com', 'A B'), await registered('other@example.com', 'C D')];
  const url = `/api/JobSeekerMasters/GetJobSeekerDetails/${owner.accountID}`;
  const foreign = await app.inject({ url, headers: other.headers });
  expect(foreign.statusCode).toBe(403);
  expect(foreign.body).not.toContain('own@example.com');
  expect((await app.inject({ url, headers: owner.headers })).headers['cache-control']).toBe('no-store');
});
