import type { OwnStaffAccount } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { TestAuthenticator } from '../../../infra/webauthn/test-authenticator.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { inviteStaff } from '../staff-accounts/invite-staff.ts';
import {
  bearer,
  createStaffClient,
  inviteAdmin,
  PASSWORD,
  PASSWORD_LIMITS,
  passwordOf,
} from '../test-staff-fixture.ts';

const { app, context } = await openTestApp();
const { clock, db } = context;
const { post, get, codeOf, accept, givePassword } = createStaffClient(app, context);
const admin = await accept(await inviteAdmin(context, 'asha@example.com'));

let colleagues = 0;

/** A colleague with an authenticator app, signed in. */
async function createColleague() {
  colleagues += 1;
  const email = `own.${colleagues}@example.com`;
  const invitee = { fullName: `Own ${colleagues}`, email, roles: ['writer'] as const };
  const accepted = await accept((await inviteStaff(context, db, invitee, 'a test')).link);
  return { email, headers: bearer(accepted.token), ...accepted };
}

const ownAccount = async (headers: Record<string, string>) =>
  (await get('GetOwnAccount', headers)).json<OwnStaffAccount>();

async function addPasskey(headers: Record<string, string>, name: string, authenticator = new TestAuthenticator()) {
  const options = (await post('BeginPasskeyRegistration', {}, headers)).json();
  return await post('FinishPasskeyRegistration', { name, credential: authenticator.create(options) }, headers);
}

/** Signs in with the next code of the app. */
async function signIn(email: string, secret: string, password = PASSWORD) {
  clock.advanceMinutes(1);
  const { ticket } = (await givePassword(email, password)).json();
  const reply = await post('ConfirmSignIn', { ticket, code: codeOf(secret) });
  expect(reply.statusCode, reply.body).toBe(200);
  return bearer(reply.json().token);
}

const actionsOn = async (staffID: number) =>
  (await get(`ListAuditEntries?targetKind=staff&targetID=${staffID}`, bearer(admin.token))).json() as {
    action: string;
    before: object | null;
    after: object | null;
  }[];

describe('second factors of the caller', () => {
  it('are several passkeys with names, and an app; the last one stays', async () => {
    const { headers, staff } = await createColleague();
    const phone = new TestAuthenticator();
    expect((await addPasskey(headers, 'Phone', phone)).statusCode).toBe(200);
    expect((await addPasskey(headers, 'Security key')).statusCode).toBe(200);
    const { passkeys, appSince } = await ownAccount(headers);
    expect(passkeys.map(({ name }) => name)).toEqual(['Phone', 'Security key']);
    expect(appSince).not.toBeNull();
    expect((await addPasskey(headers, 'Again', phone)).statusCode).toBe(409);

    expect((await post('RemoveApp', {}, headers)).statusCode).toBe(200);
    expect((await post('RemoveApp', {}, headers)).statusCode).toBe(404);
    const remove = (passkeyID: number | undefined) => post('RemovePasskey', { passkeyID }, headers);
    expect((await remove(passkeys[0]?.passkeyID)).statusCode).toBe(200);
    const last = await remove(passkeys[1]?.passkeyID);
    expect([last.statusCode, last.json().detail]).toEqual([409, expect.stringContaining('only second factor')]);
    expect((await ownAccount(headers)).passkeys).toHaveLength(1);
    expect((await actionsOn(staff.staffID)).slice(0, 4)).toMatchObject([
      { action: 'RemovePasskey', before: { passkey: 'Phone' } },
      { action: 'RemoveAuthenticatorApp' },
      { action: 'AddPasskey', after: { passkey: 'Security key' } },
      { action: 'AddPasskey', after: { passkey: 'Phone' } },
    ]);
  });

  it('keep one of two that are removed at once', async () => {
    const { headers } = await createColleague();
    await addPasskey(headers, 'Phone');
    const [passkey] = (await ownAccount(headers)).passkeys;
    const replies = await Promise.all([
      post('RemoveApp', {}, headers),
      post('RemovePasskey', { passkeyID: passkey?.passkeyID }, headers),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('are not those of another staff member', async () => {
    const [owner, other] = [await createColleague(), await createColleague()];
    await addPasskey(owner.headers, 'Phone');
    const [passkey] = (await ownAccount(owner.headers)).passkeys;
    const removed = await post('RemovePasskey', { passkeyID: passkey?.passkeyID }, other.headers);
    expect(removed.statusCode).toBe(404);
    const options = (await post('BeginPasskeyRegistration', {}, owner.headers)).json();
    const credential = new TestAuthenticator().create(options);
    const added = await post('FinishPasskeyRegistration', { name: 'Stolen', credential }, other.headers);
    expect(added.statusCode).toBe(400);
  });

  it('have a new app only after its first code; the earlier one works until then', async () => {
    const { headers, email, secret } = await createColleague();
    const begun = (await post('BeginAppReplacement', {}, headers)).json();
    expect((await post('FinishAppReplacement', { code: '000000' }, headers)).statusCode).toBe(403);
    await signIn(email, secret);
    expect((await post('FinishAppReplacement', { code: codeOf(begun.secret) }, headers)).statusCode).toBe(200);
    await signIn(email, begun.secret);
    clock.advanceMinutes(1);
    const { ticket } = (await givePassword(email)).json();
    expect((await post('ConfirmSignIn', { ticket, code: codeOf(secret) })).statusCode).toBe(403);
  });

  it('need a fresh factor to change', async () => {
    const { headers } = await createColleague();
    clock.advanceMinutes(11);
    for (const path of ['BeginPasskeyRegistration', 'BeginAppReplacement', 'RenewRecoveryCodes', 'RemoveApp'])
      expect((await post(path, {}, headers)).json().code).toBe('factor_needed');
  });

  it('have recovery codes that can be renewed: the earlier ones end', async () => {
    const { headers, email, recoveryCodes } = await createColleague();
    const renewed = (await post('RenewRecoveryCodes', {}, headers)).json();
    expect(renewed.recoveryCodes).toHaveLength(10);
    const confirm = async (code: string | undefined) =>
      (await post('ConfirmSignIn', { ticket: (await givePassword(email)).json().ticket, code })).statusCode;
    expect(await confirm(recoveryCodes[0])).toBe(403);
    expect(await confirm(renewed.recoveryCodes[0])).toBe(200);
    expect((await ownAccount(headers)).recoveryCodesLeft).toBe(9);
  });
});

describe('the password of the caller', () => {
  const next = 'another four good words';

  it('is changed with the current one, which ends the other sessions', async () => {
    const { headers, email, secret, staff } = await createColleague();
    const other = await signIn(email, secret);
    const reply = await post('ChangePassword', { currentPassword: PASSWORD, newPassword: next }, headers);
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await get('GetProfile', headers)).statusCode).toBe(200);
    expect((await get('GetProfile', other)).statusCode).toBe(401);
    expect((await givePassword(email)).statusCode).toBe(403);
    await signIn(email, secret, next);
    const entry = (await actionsOn(staff.staffID)).find(({ action }) => action === 'ChangePassword');
    expect(entry).toMatchObject({ after: { endedSessions: 1 } });
    expect(JSON.stringify(entry)).not.toContain(next);
  });

  it.each(PASSWORD_LIMITS)('of $length characters gets the reply $status', async ({ length, status }) => {
    const { headers } = await createColleague();
    const newPassword = passwordOf(length);
    const reply = await post('ChangePassword', { currentPassword: PASSWORD, newPassword }, headers);
    expect(reply.statusCode, reply.body).toBe(status);
    if (status === 400) expect(reply.json().errors).toMatchObject([{ field: 'newPassword' }]);
  });

  it('is refused with a wrong current one, a common or a short new one; five wrong ones throttle', async () => {
    const { headers } = await createColleague();
    const change = (currentPassword: string, newPassword = next) =>
      post('ChangePassword', { currentPassword, newPassword }, headers);
    expect((await change(PASSWORD, '010203040506')).json().errors?.[0]?.field).toBe('newPassword');
    expect((await change(PASSWORD, 'short')).statusCode).toBe(400);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await change(`wrong ${attempt}`)).json().errors[0].field).toBe('currentPassword');
    expect((await change(PASSWORD)).statusCode).toBe(429);
  });
});

describe('the sessions of the caller', () => {
  it('are listed, and end one by one or all but the current one', async () => {
    const { headers, email, secret } = await createColleague();
    const [second, third] = [await signIn(email, secret), await signIn(email, secret)];
    const { sessions } = await ownAccount(headers);
    expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, false, true]);
    const ofSecond = (await ownAccount(second)).sessions.find(({ isCurrent }) => isCurrent);
    const ended = await post('EndOwnSessions', { sessionID: ofSecond?.sessionID }, headers);
    expect(ended.statusCode, ended.body).toBe(200);
    expect((await get('GetProfile', second)).statusCode).toBe(401);
    expect((await get('GetProfile', third)).statusCode).toBe(200);
    expect((await post('EndOwnSessions', {}, headers)).statusCode).toBe(200);
    expect((await get('GetProfile', third)).statusCode).toBe(401);
    expect((await ownAccount(headers)).sessions).toHaveLength(1);
  });

  it('of another staff member do not end', async () => {
    const [owner, other] = [await createColleague(), await createColleague()];
    const [session] = (await ownAccount(owner.headers)).sessions;
    const reply = await post('EndOwnSessions', { sessionID: session?.sessionID }, other.headers);
    expect(reply.statusCode).toBe(404);
    expect((await get('GetProfile', owner.headers)).statusCode).toBe(200);
  });
});
