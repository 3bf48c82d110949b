import { type AuthResponse, type Problem, registrationRefusals } from '@aarambh/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { createDemoAccounts, demoAccounts } from '../index.ts';

const { app, context } = await openTestApp();

const form = {
  fullName: 'Meera Nair',
  countryID: 105,
  mobileNo: '9123456780',
  email: 'meera@example.com',
  password: 'Tulsi#4821',
};

const send = (more: Record<string, unknown>) =>
  app.inject({ method: 'POST', url: '/api/JobSeekerMasters/SaveUserName', payload: { ...form, ...more } });

const countAccounts = async (email: string): Promise<number> => {
  const rows = await context.db.selectFrom('accounts').select('email').execute();
  return rows.filter((row) => row.email.toLowerCase() === email.toLowerCase()).length;
};

describe('registering', () => {
  it('returns a session that works immediately', async () => {
    const reply = await send({ email: 'first@example.com', fullName: '  Meera Nair ' });
    expect(reply.statusCode).toBe(200);
    const auth = reply.json<AuthResponse>();
    expect(auth).toMatchObject({ fullName: 'Meera Nair', errorMessage: '' });
    expect(auth.accountID).toBeGreaterThan(1_000);
    expect(auth.token).toMatch(/^[\w-]{43}$/);
    expect(new Date(auth.expiration).getTime()).toBe(context.clock.now().getTime() + 12 * 3_600_000);
    const own = await app.inject({
      url: `/api/JobSeekerResume/GetResumeID/${auth.accountID}`,
      headers: { authorization: `Bearer ${auth.token}` },
    });
    expect(own.json()).toBe(0);
  });

  it('stores neither the password nor the token', async () => {
    const { token } = (await send({ email: 'stored@example.com' })).json<AuthResponse>();
    const accounts = JSON.stringify(await context.db.selectFrom('accounts').selectAll().execute());
    const sessions = await context.db.selectFrom('sessions').selectAll().execute();
    expect(accounts).not.toContain(form.password);
    expect(accounts).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(new Set(sessions.map(({ token_hash }) => token_hash.length))).toEqual(new Set([32]));
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('refuses an email that has an account, in any case', async () => {
    await send({ email: 'taken@example.com' });
    for (const email of ['taken@example.com', 'TAKEN@Example.com', ' taken@example.com ']) {
      const reply = await send({ email });
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({
        token: '',
        expiration: '',
        fullName: '',
        accountID: 0,
        errorMessage: 'An account with this email already exists. Please log in.',
      });
    }
    expect(await countAccounts('taken@example.com')).toBe(1);
  });

  it('creates one account for twelve concurrent requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => send({ email: i % 2 ? 'Race@example.com' : 'race@example.com' })),
    );
    const answers = replies.map((reply) => reply.json<AuthResponse>());
    expect(answers.filter((auth) => auth.errorMessage === '')).toHaveLength(1);
    expect(answers.filter((auth) => auth.errorMessage === registrationRefusals.emailTaken)).toHaveLength(11);
    expect(await countAccounts('race@example.com')).toBe(1);
  });

  it.each([
    [{ fullName: '' }, 'fullName', 'Full name is required'],
    [{ fullName: '   ' }, 'fullName', 'Full name is required'],
    [{ fullName: 'x'.repeat(201) }, 'fullName', 'Maximum 200 characters allowed'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'meera@' }, 'email', 'Please enter a valid email'],
    [{ email: `${'m'.repeat(45)}@x.com` }, 'email', 'Maximum 50 characters allowed'],
    [{ countryID: 0 }, 'countryID', 'Please select a country'],
    [{ countryID: 9_999 }, 'countryID', 'Please select a country'],
    [{ mobileNo: '' }, 'mobileNo', 'Mobile number is required'],
    [{ mobileNo: '98765432101' }, 'mobileNo', 'Maximum 10 digits allowed'],
    [{ mobileNo: '98765x3210' }, 'mobileNo', 'Only digits allowed'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'Tulsi#4' }, 'password', 'Minimum 8 characters required'],
    [{ password: 'Tulsi#4821xyz' }, 'password', 'Maximum 12 characters allowed'],
  ])('replies 400 to %j', async (more, field, message) => {
    const reply = await send(more);
    expect(reply.statusCode).toBe(400);
    const problem = reply.json<Problem>();
    expect(problem.errors?.[0]).toEqual({ field, message });
    expect(problem.detail).toBe(message);
  });

  it('refuses unknown fields, such as a role', async () => {
    expect((await send({ email: 'role@example.com', role: 'operator' })).statusCode).toBe(400);
    expect(await countAccounts('role@example.com')).toBe(0);
  });

  it.each(['Password123', 'IndiA@123', '12345678', 'qwertyuiop'])(
    'refuses the common password %s',
    async (password) => {
      expect((await send({ email: 'common@example.com', password })).json<AuthResponse>().errorMessage).toBe(
        'This password is too common. Please choose another.',
      );
      expect(await countAccounts('common@example.com')).toBe(0);
    },
  );
});

describe('mobile numbers', () => {
  let tried = 0;
  const errorFor = async (countryID: number, mobileNo: string) => {
    tried += 1;
    // The common password is refused after the number, so nothing is hashed or stored here.
    const reply = await send({ countryID, mobileNo, email: `mobile${tried}@example.com`, password: 'password' });
    return reply.json<AuthResponse>().errorMessage;
  };

  it('of India must have ten digits and start with 6 to 9', async () => {
    const digits = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 10 })
      .map((list) => list.join(''));
    await fc.assert(
      fc.asyncProperty(digits, async (number) => {
        const isValid = number.length === 10 && '6789'.includes(number.charAt(0));
        expect(await errorFor(105, number)).toBe(
          isValid ? registrationRefusals.commonPassword : registrationRefusals.indianMobile,
        );
      }),
      { numRuns: 100, examples: [['9876543210'], ['6000000000'], ['5999999999'], ['987654321']] },
    );
  });

  it('of other countries are accepted in any form', async () => {
    expect(await errorFor(1, '12345')).toBe(registrationRefusals.commonPassword);
  });
});

it('no refusal contains the word that marks success', () => {
  for (const text of Object.values(registrationRefusals)) expect(text).not.toMatch(/success/i);
});

it('creates the demo accounts once, however often it runs', async () => {
  await Promise.all([createDemoAccounts(context), createDemoAccounts(context)]);
  await createDemoAccounts(context);
  for (const { email } of demoAccounts) expect(await countAccounts(email)).toBe(1);
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/JobSeekerMasters/GetUserDetailsByEmail',
    payload: { email: 'asha.demo@aarambh.example', password: 'Demo@1234' },
  });
  expect(signedIn.json()).toMatchObject({ fullName: 'Asha Kulkarni', errorMessage: '' });
});
