import type { AuthResponse, Consent, JobSeekerDetails } from '@aarambh/contract';
import { NOTICE_VERSION } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { consentLimit, consentTexts } from './save-consent.ts';

const { app, context } = await openTestApp();

type Person = Awaited<ReturnType<typeof registerThrough>>;

let registered = 0;
async function registerWith(consents: Record<string, unknown>) {
  registered += 1;
  const reply = await app.inject({
    method: 'POST',
    url: '/api/JobSeekerMasters/SaveUserName',
    payload: {
      fullName: 'Meera Nair',
      countryID: 105,
      mobileNo: '9123456780',
      email: `meera${registered}@example.com`,
      password: 'Tulsi#4821',
      ...consents,
    },
  });
  const auth = reply.json<AuthResponse>();
  return { reply, person: { ...auth, headers: { authorization: `Bearer ${auth.token}` } } };
}

const save = (person: Person, choice: Record<string, unknown>) =>
  app.inject({
    method: 'POST',
    url: '/api/PersonalData/SaveConsent',
    headers: person.headers,
    payload: { accountID: person.accountID, ...choice },
  });

const statesOf = async ({ accountID, headers }: Person) =>
  (await app.inject({ url: `/api/PersonalData/GetConsents/${accountID}`, headers })).json<Consent[]>();

const needsConsent = async ({ accountID, headers }: Person) =>
  (
    await app.inject({ url: `/api/JobSeekerMasters/GetJobSeekerDetails/${accountID}`, headers })
  ).json<JobSeekerDetails>().needsConsent;

const ledgerOf = ({ accountID }: Person) =>
  context.db.selectFrom('consents').selectAll().where('account_id', '=', accountID).orderBy('id').execute();

const eventsOf = async ({ accountID }: Person) => {
  const rows = await context.db
    .selectFrom('security_events')
    .select('kind')
    .where('account_id', '=', accountID)
    .where('kind', 'like', 'consent-%')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.kind);
};

const never = { isGiven: false, noticeVersion: '', language: '', channel: '', givenOn: '', withdrawnOn: '' };

describe('registering', () => {
  it('records the given consents', async () => {
    const { person } = await registerWith({ isAdult: true, agreesToNotice: true });
    const given = {
      isGiven: true,
      noticeVersion: NOTICE_VERSION,
      language: 'en-IN',
      channel: 'registration form',
      givenOn: context.clock.now().toISOString(),
      withdrawnOn: '',
    };
    expect(await statesOf(person)).toEqual([
      { purpose: 'notice', ...given },
      { purpose: 'updates', ...never },
    ]);
    expect(await needsConsent(person)).toBe(false);
    const all = (await registerWith({ isAdult: true, agreesToNotice: true, agreesToUpdates: true })).person;
    expect(await statesOf(all)).toEqual([
      { purpose: 'notice', ...given },
      { purpose: 'updates', ...given },
    ]);
  });

  it('works without consents, which are then requested', async () => {
    const { person } = await registerWith({});
    expect(await statesOf(person)).toEqual([
      { purpose: 'notice', ...never },
      { purpose: 'updates', ...never },
    ]);
    expect(await needsConsent(person)).toBe(true);
  });

  it.each([
    [{ isAdult: false }, 'isAdult', 'Please confirm that you are 18 or older'],
    [{ isAdult: true, agreesToNotice: false }, 'agreesToNotice', 'Please agree to continue'],
  ])('is refused with %j', async (consents, field, message) => {
    const { reply } = await registerWith(consents);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual([{ field, message }]);
  });
});

describe('saving a consent', () => {
  it('gives consent to the notice together with the age confirmation', async () => {
    const person = await registerThrough(app);
    const refused = await save(person, { purpose: 'notice', isGiven: true });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([{ field: 'isAdult', message: consentTexts.adultsOnly }]);
    expect((await save(person, { purpose: 'notice', isGiven: true, isAdult: false })).statusCode).toBe(400);
    expect(await ledgerOf(person)).toEqual([]);
    expect(await needsConsent(person)).toBe(true);

    const given = await save(person, { purpose: 'notice', isGiven: true, isAdult: true });
    expect(given.statusCode).toBe(200);
    expect(given.body).toBe(consentTexts.saved);
    expect(await needsConsent(person)).toBe(false);
    const account = await context.db
      .selectFrom('accounts')
      .select('adult_confirmed_at')
      .where('id', '=', person.accountID)
      .executeTakeFirstOrThrow();
    expect(account.adult_confirmed_at).toEqual(context.clock.now());
    expect(await eventsOf(person)).toEqual(['consent-given']);
  });

  it('does not withdraw the notice while the account exists', async () => {
    const { person } = await registerWith({ isAdult: true, agreesToNotice: true });
    const reply = await save(person, { purpose: 'notice', isGiven: false });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(consentTexts.noticeIsNeeded);
    expect((await statesOf(person))[0]).toMatchObject({ purpose: 'notice', isGiven: true, withdrawnOn: '' });
    expect(await eventsOf(person)).toEqual([]);
  });

  it('keeps the history of withdrawn and renewed consents', async () => {
    const person = await registerThrough(app);
    const moments: Date[] = [];
    for (const isGiven of [true, false, true]) {
      context.clock.advanceMinutes(10);
      moments.push(context.clock.now());
      expect((await save(person, { purpose: 'updates', isGiven })).body).toBe(consentTexts.saved);
    }
    const [first, withdrawn, again] = moments;
    expect(await ledgerOf(person)).toMatchObject([
      { purpose: 'updates', channel: 'privacy page', given_at: first, withdrawn_at: withdrawn },
      { purpose: 'updates', channel: 'privacy page', given_at: again, withdrawn_at: null },
    ]);
    expect((await statesOf(person))[1]).toMatchObject({ isGiven: true, givenOn: again?.toISOString() });
    expect(await eventsOf(person)).toEqual(['consent-given', 'consent-withdrawn', 'consent-given']);
    await save(person, { purpose: 'updates', isGiven: false });
    expect((await statesOf(person))[1]).toMatchObject({ isGiven: false, givenOn: again?.toISOString() });
  });

  it('changes nothing when the choice is repeated, also concurrently', async () => {
    const person = await registerThrough(app);
    await save(person, { purpose: 'updates', isGiven: false });
    expect(await ledgerOf(person)).toEqual([]);
    await Promise.all(Array.from({ length: 8 }, () => save(person, { purpose: 'updates', isGiven: true })));
    expect(await ledgerOf(person)).toHaveLength(1);
    expect(await eventsOf(person)).toEqual(['consent-given']);
  });

  it('records consent to a newer notice beside the older one', async () => {
    const { person } = await registerWith({ isAdult: true, agreesToNotice: true });
    await context.db
      .updateTable('consents')
      .set({ notice_version: '2024-01' })
      .where('account_id', '=', person.accountID)
      .execute();
    context.clock.advanceMinutes(1);
    await save(person, { purpose: 'notice', isGiven: true });
    expect(await ledgerOf(person)).toMatchObject([
      { notice_version: '2024-01', withdrawn_at: context.clock.now() },
      { notice_version: NOTICE_VERSION, withdrawn_at: null },
    ]);
  });

  it.each([
    [{ purpose: 'cookies', isGiven: true }, 'purpose'],
    [{ purpose: 'updates' }, 'isGiven'],
  ])('refuses %j', async (choice, field) => {
    const person = await registerThrough(app);
    const reply = await save(person, choice);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe(field);
  });
});

it('only the reply to a saved choice contains the word that marks success', () => {
  for (const [name, text] of Object.entries(consentTexts)) expect(/success/i.test(text)).toBe(name === 'saved');
});

it('limits the entries of the ledger that an account can add in a day', async () => {
  const me = await registerThrough(app);
  const before = (await ledgerOf(me)).length;
  const give = async (isGiven: boolean) => (await save(me, { purpose: 'updates', isGiven })).statusCode;
  for (let i = 0; i < consentLimit.max; i++) expect([await give(true), await give(false)]).toEqual([200, 200]);
  expect([await give(true), await give(false)]).toEqual([429, 200]);
  expect((await ledgerOf(me)).length - before).toBe(consentLimit.max);
  context.clock.advanceMinutes(24 * 60);
  const again = await registerThrough(app);
  expect((await save(again, { purpose: 'updates', isGiven: true })).statusCode).toBe(200);
});
