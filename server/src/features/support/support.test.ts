import { addCaseNote, addressOf, type CallDefinition, claimCase, replyToCase } from '@aarambh/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, openTestApp, registerThrough } from '../../testing/test-app.ts';
import { issueCaptchaPass } from '../accounts/captcha/captcha-pass.ts';

const { app, context } = await openTestApp();
let asha: Awaited<ReturnType<typeof createTestStaff>>;
let imran: typeof asha;
let caseID: number;
let count = 0;

beforeAll(async () => {
  asha = await createTestStaff(context, ['support'], 'Asha Rao');
  imran = await createTestStaff(context, ['support'], 'Imran Sheikh');
});

const writer = () => ({ fullName: 'Ravi Nair', email: `ravi.${count}@example.com` });
const send = (more: object = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/Support/SendMessage',
    headers,
    payload: { ...writer(), subject: 'OTP', text: 'I get no OTP.', pass: issueCaptchaPass(context), ...more },
  });
const act = (call: CallDefinition, payload: object, headers = asha.headers) =>
  app.inject({ method: 'POST', url: addressOf(call, {}), headers, payload: { caseID, version: 1, ...payload } });
const show = async () => (await app.inject({ url: `/api/Staff/GetCase/${caseID}`, headers: asha.headers })).json();
const list = async (query = '') =>
  (await app.inject({ url: `/api/Staff/ListCases${query}`, headers: asha.headers })).json().cases;

beforeEach(async () => {
  count += 1;
  caseID = (await send()).json().caseID;
});

describe('the contact form', () => {
  it('opens a case whose reply is due in four hours', async () => {
    const found = await show();
    expect(found).toMatchObject({ state: 'waiting', channel: 'form', ...writer(), memberID: null, claimedBy: '' });
    expect(Date.parse(found.dueOn) - Date.parse(found.receivedOn)).toBe(4 * 3_600_000);
    expect(found.entries).toMatchObject([{ kind: 'message', text: 'I get no OTP.', by: 'Ravi Nair' }]);
  });

  it('names the member who was signed in; an address alone is only a likely one', async () => {
    const member = await registerThrough(app, { email: `known.${count}@example.com` });
    caseID = (await send({ email: `known.${count}@example.com` }, member.headers)).json().caseID;
    expect(await show()).toMatchObject({ memberID: member.accountID, likelyMemberID: null });
    caseID = (await send({ email: `KNOWN.${count}@example.com` })).json().caseID;
    expect(await show()).toMatchObject({ memberID: null, likelyMemberID: member.accountID });
    expect((await show()).otherCases).toHaveLength(1);
  });

  it('needs a captcha pass, once, and all fields', async () => {
    const pass = issueCaptchaPass(context);
    expect((await send({ pass })).statusCode).toBe(200);
    expect((await send({ pass })).json().errors).toMatchObject([{ field: 'captcha' }]);
    expect((await send({ pass: 'forged' })).statusCode).toBe(400);
    for (const [field, value] of Object.entries({ fullName: ' ', email: 'ravi', text: '' }))
      expect((await send({ [field]: value })).json().errors[0].field).toBe(field);
    expect((await send({ text: 'a'.repeat(5_001) })).statusCode).toBe(400);
  });

  it('refuses an eleventh message of an address in a day, in any spelling', async () => {
    for (let i = 1; i < 10; i++) expect((await send()).statusCode).toBe(200);
    expect((await send()).json()).toMatchObject({ code: 'too_many_requests' });
    for (let i = 0; i < 10; i++) expect((await send({ email: `spelt+${i}@example.com` })).statusCode).toBe(200);
    expect((await send({ email: 'Spelt@example.com' })).json()).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('a case', () => {
  it('is claimed by one; what a colleague did meanwhile is named', async () => {
    expect((await act(claimCase, { isClaimed: true })).statusCode).toBe(200);
    expect((await list('?whose=mine')).map((one: { caseID: number }) => one.caseID)).toContain(caseID);
    const late = await act(claimCase, { isClaimed: true }, imran.headers);
    expect(late.json()).toMatchObject({
      code: 'conflict',
      detail:
        'Since you opened this case, Asha Rao changed it (claimed it). The current version is shown; nothing was lost.',
    });
    const taken = await act(claimCase, { isClaimed: true, version: 2 }, imran.headers);
    expect(taken.json().detail).toBe('Asha Rao has claimed this case.');
  });

  it('is answered by mail, once, and closed', async () => {
    const text = 'Please try again.\n\nWe have reset the limit.';
    const replies = await Promise.all(
      [asha, imran].map(({ headers }) => act(replyToCase, { text, closes: true }, headers)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await show()).toMatchObject({ state: 'closed', dueOn: null, version: 2 });
    const mails = await context.db
      .selectFrom('messages')
      .select(['recipient', 'data'])
      .where('template', '=', 'support-reply')
      .where('recipient', '=', writer().email)
      .execute();
    expect(mails).toMatchObject([{ data: { caseId: caseID, text } }]);
    const audit = await context.db
      .selectFrom('staff_audit')
      .select(['action', 'before', 'after'])
      .where('target_kind', '=', 'case')
      .where('target_id', '=', String(caseID))
      .execute();
    expect(audit).toMatchObject([{ action: 'ReplyToCase', before: { state: 'waiting' }, after: { state: 'closed' } }]);
  });

  it('waits again when the person writes again', async () => {
    await act(replyToCase, { text: 'Please try again.', closes: false });
    expect(await show()).toMatchObject({ state: 'answered' });
    context.clock.advanceMinutes(60);
    await act(addCaseNote, { version: 2, text: 'Still nothing.', isFromPerson: true });
    const found = await show();
    expect(found).toMatchObject({ state: 'waiting', claimedBy: 'Asha Rao' });
    expect(Date.parse(found.dueOn)).toBe(context.clock.now().getTime() + 4 * 3_600_000);
    expect(found.entries.at(-1)).toMatchObject({ kind: 'message', by: 'Ravi Nair' });
  });

  it('is found by the beginning of the address and by its number, first what is due first', async () => {
    const numbers = (cases: { caseID: number }[]) => cases.map((one) => one.caseID);
    expect(numbers(await list(`?search=ravi.${count}@`))).toEqual([caseID]);
    expect(numbers(await list(`?search=%23${caseID}`))).toEqual([caseID]);
    expect(numbers(await list('?search=%25'))).toEqual([]);
    const due = (await list()).map(({ dueOn }: { dueOn: string }) => dueOn);
    expect(due).toEqual(due.toSorted());
  });
});

describe('personal data', () => {
  it('is exported and erased with the account', async () => {
    const member = await registerThrough(app, { email: `erased.${count}@example.com` });
    caseID = (await send({ email: `erased.${count}@example.com` }, member.headers)).json().caseID;
    await act(addCaseNote, { text: 'A difficult person.', isFromPerson: false });
    const url = `/api/PersonalData/Export/${member.accountID}`;
    const exported = (await app.inject({ url, headers: member.headers })).body;
    expect(exported).toContain('I get no OTP.');
    expect(exported).not.toContain('A difficult person.');
    const trust = await createTestStaff(context, ['trust']);
    const payload = { memberID: member.accountID, reason: 'Asked.' };
    await app.inject({ method: 'POST', url: '/api/Staff/EraseMember', headers: trust.headers, payload });
    expect((await show()).code).toBe('not_found');
  });
});
