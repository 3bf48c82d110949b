import { MAX_SAVED_SEARCHES, type SavedSearch } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openSmsSender } from '../../integrations/sms/open-sms-sender.ts';
import { createPushSender } from '../../integrations/web-push/push-sender.ts';
import { openWhatsAppSender } from '../../integrations/whatsapp/open-whatsapp-sender.ts';
import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import { startOfDay } from '../../lib/india-time/indian-day.ts';
import { type PushService, startPushService } from '../../simulators/push-service.ts';
import { type SmsProvider, startSmsProvider, testKeys } from '../../simulators/sms-provider.ts';
import { startWhatsAppProvider, testWhatsApp, type WhatsAppProvider } from '../../simulators/whatsapp-provider.ts';
import { buildTestApp, registerThrough, type TestAccount } from '../../testing/test-app.ts';
import { deliverAll } from '../notifications/test-delivery.ts';
import { openVacancyFixture, type VacancyFixture } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { matchSavedSearches } from './matching/match-saved-searches.ts';
import { sendPushMessages } from './push/send-push-messages.ts';
import { sendAlerts } from './sending/send-alerts.ts';
import { createUnsubscribeToken } from './unsubscribe/unsubscribe-token.ts';

let fixture: VacancyFixture;
let app: FastifyInstance;
let pushes: PushService;
beforeAll(async () => {
  fixture = await openVacancyFixture();
  app = await fixture.serve();
  pushes = await startPushService();
});
afterAll(async () => {
  await app?.close();
  await fixture?.close();
  await pushes?.close();
});
beforeEach(() => fixture.empty());

const signUp = (more: { isEmailVerified?: boolean } = {}): Promise<TestAccount> =>
  registerThrough(app, { isEmailVerified: true, ...more });

const post = ({ headers, accountID }: TestAccount, call: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/JobSeekerAlerts/${call}`, headers, payload: { accountID, ...payload } });

async function save(account: TestAccount, query: string, more: object = {}): Promise<SavedSearch> {
  const reply = await post(account, 'SaveSearch', { query, ...more });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

async function listSearches({ headers, accountID }: TestAccount): Promise<SavedSearch[]> {
  return (await app.inject({ url: `/api/JobSeekerAlerts/GetSavedSearches/${accountID}`, headers })).json().searches;
}

const postedNow = () => ({ postedAt: new Date(fixture.clock.now().getTime() - 1_000) });
const publish = (more: object = {}) => fixture.publish({ title: 'Cook', locations: ['Pune'], ...postedNow(), ...more });

async function runJobs(): Promise<void> {
  await matchSavedSearches(fixture.context);
  await sendAlerts(fixture.context);
}

interface AlertData {
  count: number;
  sections: { title: string; jobs: { path: string }[] }[];
  listUnsubscribe: string;
}

async function listMails({ accountID }: TestAccount): Promise<AlertData[]> {
  const rows = await fixture.db
    .selectFrom('messages')
    .select('data')
    .where('account_id', '=', accountID)
    .where('template', '=', 'search-alert')
    .orderBy('id')
    .execute();
  return rows.map(({ data }) => data as AlertData);
}

const jobsOf = (mails: AlertData[]) =>
  mails.flatMap(({ sections }) => sections.flatMap(({ jobs }) => jobs.map((job) => job.path)));

describe('saved searches', () => {
  it('are named and listed, and the same search again changes its alerts', async () => {
    const account = await signUp();
    const first = await save(account, 'keyword=Head++Cook&location=Pune&experience=Fresher&page=3&order=pay');
    expect(first).toMatchObject({
      query: 'keyword=head+cook&experience=Fresher&location=Pune',
      title: 'Head cook in Pune, Fresher',
      path: '/job/search?keyword=head+cook&experience=Fresher&location=Pune',
      frequency: 'daily',
      channels: ['mail'],
      newCount: 0,
      companyID: null,
    });
    await save(account, 'location=Pune&experience=Fresher&keyword=head cook', { frequency: 'weekly' });
    expect(await listSearches(account)).toEqual([{ ...first, frequency: 'weekly' }]);
  });

  it('keep their alerts when they are saved again without a choice', async () => {
    const account = await signUp();
    const first = await save(account, 'keyword=cook', { frequency: 'off', channels: [] });
    expect(await save(account, 'keyword=cook')).toEqual(first);
    expect(await save(account, 'keyword=driver')).toMatchObject({ frequency: 'daily', channels: ['mail'] });
  });

  it('come back with their id, alerts and dates when a removal is undone, once', async () => {
    const account = await signUp();
    const first = await save(account, 'keyword=cook&location=Pune', { frequency: 'weekly', channels: ['push'] });
    const { savedSearchID } = first;
    fixture.clock.advanceMinutes(60);
    await post(account, 'RemoveSavedSearch', { savedSearchID });
    const restored = await Promise.all([1, 2].map(() => post(account, 'RestoreSavedSearch', { savedSearchID })));
    for (const reply of restored) expect(reply.json()).toEqual(first);
    expect(await listSearches(account)).toEqual([first]);
    const ended = fixture.db.selectFrom('ended_searches').select('title').where('account_id', '=', account.accountID);
    expect(await ended.execute()).toEqual([]);
    // It finds jobs again.
    await publish();
    await matchSavedSearches(fixture.context);
    expect(await listSearches(account)).toMatchObject([{ savedSearchID, newCount: 1 }]);
    // An id of its own is given to the next one.
    expect((await save(account, 'keyword=driver')).savedSearchID).toBeGreaterThan(savedSearchID);
  });

  it('are not restored by others, nor when they never were there', async () => {
    const [owner, other] = [await signUp(), await signUp()];
    const { savedSearchID } = await save(owner, 'keyword=cook');
    await post(owner, 'RemoveSavedSearch', { savedSearchID });
    expect((await post(other, 'RestoreSavedSearch', { savedSearchID })).statusCode).toBe(404);
    expect((await post(owner, 'RestoreSavedSearch', { savedSearchID: 999_999 })).statusCode).toBe(404);
    // Saved anew meanwhile: that one stays as it is.
    const again = await save(owner, 'keyword=cook', { frequency: 'instant' });
    expect((await post(owner, 'RestoreSavedSearch', { savedSearchID })).json()).toEqual(again);
  });

  it('follow a company by its name', async () => {
    const account = await signUp();
    await publish({ company: { name: 'Kaveri Mills' } });
    expect(await save(account, 'company=1')).toMatchObject({
      title: 'Kaveri Mills',
      companyID: 1,
      path: '/job/by-company?id=1',
    });
  });

  it.each([
    ['order=pay', 'Enter a job title'],
    ['keyword=%21%21', 'Enter a job title'],
    ['company=99', 'We do not know this company'],
    ['experience=Ages', 'experience'],
    ['evil=1&keyword=cook', 'cannot be saved'],
  ])('refuse %s with a reason', async (query, reason) => {
    const reply = await post(await signUp(), 'SaveSearch', { query });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toMatchObject([{ field: 'query', message: expect.stringContaining(reason) }]);
  });

  it('are bounded', async () => {
    const account = await signUp();
    for (let i = 0; i < MAX_SAVED_SEARCHES; i++) await save(account, `keyword=cook&pay=20&industry=I${i}`);
    const reply = await post(account, 'SaveSearch', { query: 'keyword=driver' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toContain('Remove one');
  });

  it('belong to their account: others cannot change or remove them', async () => {
    const [owner, other] = [await signUp(), await signUp()];
    const { savedSearchID } = await save(owner, 'keyword=cook');
    const change = { savedSearchID, frequency: 'off', channels: [] };
    expect((await post(other, 'ChangeSavedSearch', change)).statusCode).toBe(404);
    expect((await post(other, 'RemoveSavedSearch', { savedSearchID })).statusCode).toBe(200);
    expect(await listSearches(owner)).toHaveLength(1);
    expect((await post(owner, 'RemoveSavedSearch', { savedSearchID })).statusCode).toBe(200);
    expect(await listSearches(owner)).toEqual([]);
  });

  it('leave a record of their end, the newest 100 of an account', async () => {
    const account = await signUp();
    const listEnded = () =>
      fixture.context.db
        .selectFrom('ended_searches')
        .select(['title', 'ended_at'])
        .where('account_id', '=', account.accountID)
        .orderBy('id')
        .execute();
    const old = { account_id: account.accountID, title: 'Old', ended_at: fixture.clock.now() };
    await fixture.context.db
      .insertInto('ended_searches')
      .values(Array.from({ length: 100 }, () => old))
      .execute();
    const { savedSearchID, title } = await save(account, 'keyword=cook');
    for (let i = 0; i < 2; i++) await post(account, 'RemoveSavedSearch', { savedSearchID });
    const ended = await listEnded();
    expect(ended).toHaveLength(100);
    expect(ended.slice(-2)).toEqual([
      { title: 'Old', ended_at: old.ended_at },
      { title, ended_at: fixture.clock.now() },
    ]);
  });

  it('offer no way that does not exist here', async () => {
    const reply = await post(await signUp(), 'SaveSearch', { query: 'keyword=cook', channels: ['whatsapp'] });
    expect(reply.json().errors).toMatchObject([{ field: 'channels' }]);
  });
});

describe('alerts', () => {
  it('name each new vacancy once, whichever searches and runs find it', async () => {
    const account = await signUp();
    await publish();
    await matchSavedSearches(fixture.context);
    await save(account, 'keyword=cook', { frequency: 'instant' });
    await save(account, 'location=Pune', { frequency: 'instant' });
    const ids = [await publish(), await publish({ title: 'Driver' })];
    await publish({ title: 'Driver', locations: ['Delhi'] });
    await Promise.all([matchSavedSearches(fixture.context), matchSavedSearches(fixture.context)]);
    await Promise.all([sendAlerts(fixture.context), sendAlerts(fixture.context)]);
    await runJobs();
    const mails = await listMails(account);
    expect(mails).toHaveLength(1);
    expect(jobsOf(mails).toSorted()).toEqual(ids.map((id) => `/job/details/${id}`));
    expect((await listSearches(account)).map(({ newCount }) => newCount)).toEqual([2, 1]);
  });

  it('wait for 8:00 IST when they are daily, and for Monday when they are weekly', async () => {
    const account = await signUp();
    await save(account, 'keyword=cook', { frequency: 'daily' });
    await save(account, 'keyword=driver', { frequency: 'weekly' });
    await publish();
    await publish({ title: 'Driver' });
    // Monday, 2 March 2026, 12:00 IST.
    await runJobs();
    expect(await listMails(account)).toEqual([]);
    fixture.clock.advanceMinutes(20 * 60);
    await runJobs();
    expect((await listMails(account)).map(({ sections }) => sections.map(({ title }) => title))).toEqual([['Cook']]);
    fixture.clock.advanceMinutes(6 * 24 * 60);
    await runJobs();
    expect((await listMails(account)).map(({ sections }) => sections.map(({ title }) => title))).toEqual([
      ['Cook'],
      ['Driver'],
    ]);
  });

  it('do not name again what a search named that was removed since', async () => {
    const account = await signUp();
    const { savedSearchID } = await save(account, 'keyword=cook', { frequency: 'instant' });
    await save(account, 'location=Pune', { frequency: 'daily' });
    const named = await publish();
    await runJobs();
    expect(jobsOf(await listMails(account))).toEqual([`/job/details/${named}`]);
    await post(account, 'RemoveSavedSearch', { savedSearchID });
    const next = await publish();
    await matchSavedSearches(fixture.context);
    fixture.clock.advanceMinutes(24 * 60);
    await runJobs();
    expect(jobsOf(await listMails(account))).toEqual([named, next].map((id) => `/job/details/${id}`));
  });

  it('at once are bundled by the hour, and at most four a day', async () => {
    const account = await signUp();
    await save(account, 'keyword=cook', { frequency: 'instant' });
    const published: number[] = [];
    // From 12:00 IST to midnight, a vacancy each half an hour.
    for (let i = 0; i < 23; i++) {
      published.push(await publish());
      await runJobs();
      fixture.clock.advanceMinutes(30);
    }
    expect((await listMails(account)).map(({ count }) => count)).toEqual([1, 2, 2, 2]);
    fixture.clock.advanceMinutes(9 * 60);
    await runJobs();
    const mails = await listMails(account);
    expect(mails.map(({ count }) => count)).toEqual([1, 2, 2, 2, published.length - 7]);
  });

  it('start when a vacancy begins, and leave out what has ended or was applied to', async () => {
    const account = await signUp();
    await save(account, 'keyword=cook', { frequency: 'instant' });
    const now = fixture.clock.now().getTime();
    await publish({ postedAt: new Date(now + 3_600_000) });
    await publish({ expiresAt: new Date(now + 60_000) });
    await matchSavedSearches(fixture.context);
    fixture.clock.advanceMinutes(30);
    await sendAlerts(fixture.context);
    expect(await listMails(account)).toEqual([]);
    fixture.clock.advanceMinutes(31);
    await runJobs();
    expect((await listMails(account)).map(({ count }) => count)).toEqual([1]);
  });

  it('wait while the address is not verified', async () => {
    const account = await signUp({ isEmailVerified: false });
    await save(account, 'keyword=cook', { frequency: 'instant' });
    await publish();
    await runJobs();
    expect(await listMails(account)).toEqual([]);
    await fixture.db
      .updateTable('accounts')
      .set({ email_verified_at: fixture.clock.now() })
      .where('id', '=', account.accountID)
      .execute();
    fixture.clock.advanceMinutes(21 * 60);
    await runJobs();
    expect((await listMails(account)).map(({ count }) => count)).toEqual([1]);
  });

  it('of a search that was saved later do not name older vacancies', async () => {
    const account = await signUp();
    await publish();
    fixture.clock.advanceMinutes(1);
    await save(account, 'keyword=cook', { frequency: 'instant' });
    await runJobs();
    expect(await listMails(account)).toEqual([]);
    expect((await listSearches(account))[0]?.newCount).toBe(0);
  });

  it('make conditions of other rules again before they match', async () => {
    const account = await signUp();
    await save(account, 'keyword=cook', { frequency: 'instant' });
    await fixture.db
      .updateTable('saved_searches')
      .set({ condition: "'t.nothing'", condition_version: 'old' })
      .execute();
    await fixture.db.deleteFrom('saved_search_lexemes').execute();
    await publish();
    await runJobs();
    expect((await listMails(account)).map(({ count }) => count)).toEqual([1]);
  });

  it('count as new until the search is opened, up to a hundred, also without alerts', async () => {
    const account = await signUp();
    const { savedSearchID } = await save(account, 'keyword=cook', { frequency: 'off', channels: [] });
    await publish();
    await runJobs();
    expect(await listSearches(account)).toMatchObject([{ newCount: 1, frequency: 'off' }]);
    expect(await listMails(account)).toEqual([]);
    await post(account, 'MarkSavedSearchOpened', { savedSearchID });
    expect(await listSearches(account)).toMatchObject([{ newCount: 0 }]);
  });
});

describe('a clock that was set back by three hours', () => {
  const setBack = () => fixture.clock.advanceMinutes(-180);
  /** A vacancy that has begun by either clock. */
  const publishOlder = () => publish({ postedAt: new Date(fixture.clock.now().getTime() - DAY_MS) });
  const counts = async (account: TestAccount) => (await listMails(account)).map(({ count }) => count);

  it('does not delay a vacancy that waits to be matched', async () => {
    const account = await signUp();
    await save(account, 'keyword=cook', { frequency: 'instant' });
    await publishOlder();
    setBack();
    await runJobs();
    expect(await counts(account)).toEqual([1]);
  });

  it('does not delay an alert that is sent at once, nor for the alerts of the time that was taken back', async () => {
    const account = await signUp();
    await save(account, 'keyword=cook', { frequency: 'instant' });
    await publishOlder();
    await runJobs();
    await publishOlder();
    await runJobs();
    expect(await counts(account)).toEqual([1]);
    setBack();
    await runJobs();
    expect(await counts(account)).toEqual([1, 1]);
  });

  it('does not send a daily or weekly alert before its time, nor one that waits for the next morning', async () => {
    const account = await signUp({ isEmailVerified: false });
    await save(account, 'keyword=cook', { frequency: 'daily' });
    await save(account, 'location=Pune', { frequency: 'weekly' });
    await save(account, 'keyword=cook&location=Pune', { frequency: 'instant' });
    await publishOlder();
    await runJobs();
    const dueTimes = () =>
      fixture.db.selectFrom('saved_searches').select(['frequency', 'due_at']).orderBy('id').execute();
    const before = await dueTimes();
    setBack();
    await runJobs();
    expect(await dueTimes()).toEqual(before);
  });

  it('sends a daily alert at the next time of its day when it was set back across one', async () => {
    const halfPastEight = startOfDay(fixture.clock.now(), 1).getTime() + 8.5 * HOUR_MS;
    fixture.clock.advanceMinutes((halfPastEight - fixture.clock.now().getTime()) / 60_000);
    const account = await signUp({ isEmailVerified: false });
    await save(account, 'keyword=cook', { frequency: 'daily' });
    await publishOlder();
    await runJobs();
    setBack();
    await runJobs();
    const { due_at } = await fixture.db
      .selectFrom('saved_searches')
      .select('due_at')
      .where('account_id', '=', account.accountID)
      .executeTakeFirstOrThrow();
    expect(due_at).toEqual(new Date(halfPastEight - HOUR_MS / 2));
  });
});

describe('the link of an alert mail', () => {
  async function sendAlert() {
    const account = await signUp();
    await save(account, 'keyword=cook', { frequency: 'instant' });
    await publish();
    await runJobs();
    const [mail] = await listMails(account);
    const link = mail?.listUnsubscribe ?? '';
    expect(link).toMatch(/^https:\/\/jobs\.example\/alerts\/unsubscribe\?token=/);
    return { account, path: link.replace('https://jobs.example', '') };
  }
  const frequencies = async (account: TestAccount) => (await listSearches(account)).map(({ frequency }) => frequency);

  it('shows what it ends, and ends nothing when it is fetched', async () => {
    const { account, path } = await sendAlert();
    const reply = await app.inject(path.replace('/alerts/unsubscribe', '/api/JobSeekerAlerts/GetUnsubscribeDetails'));
    expect(reply.json()).toEqual({ title: 'Cook', isActive: true });
    expect(await frequencies(account)).toEqual(['instant']);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('ends the alerts in one press of a mail program (%s)', async (type, payload) => {
    const { account, path } = await sendAlert();
    const send = () => app.inject({ method: 'POST', url: path, headers: { 'content-type': type }, payload });
    expect((await send()).statusCode).toBe(200);
    expect(await frequencies(account)).toEqual(['off']);
    expect((await send()).statusCode).toBe(200);
    await publish();
    await runJobs();
    expect(await listMails(account)).toHaveLength(1);
  });

  it('returns to its page when the form of the page was sent', async () => {
    const { path } = await sendAlert();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await app.inject({ method: 'POST', url: path, headers, payload: 'from=page' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, path]);
  });

  it('of all alerts ends all of the account and of no other', async () => {
    const [account, other] = [await signUp(), await signUp()];
    for (const query of ['keyword=cook', 'keyword=driver']) await save(account, query);
    await save(other, 'keyword=cook');
    const token = createUnsubscribeToken(fixture.context, { accountId: account.accountID, searchId: 0 });
    await app.inject({ method: 'POST', url: `/api/JobSeekerAlerts/Unsubscribe?token=${token}` });
    expect(await frequencies(account)).toEqual(['off', 'off']);
    expect(await frequencies(other)).toEqual(['daily']);
  });

  it('cannot be forged', async () => {
    const { account, path } = await sendAlert();
    const token = path.split('token=')[1] ?? '';
    for (const forged of [`1${token}`, token.slice(0, -1), `${token}.x`, token.replace('.', '-0.')]) {
      const reply = await app.inject({ method: 'POST', url: `/alerts/unsubscribe?token=${forged}` });
      expect(reply.statusCode, forged).toBe(404);
    }
    expect(await frequencies(account)).toEqual(['instant']);
  });
});

describe('web push', () => {
  const sender = () => createPushSender(fixture.context, { simulator: pushes.origin });
  const countBrowsers = async () => (await fixture.db.selectFrom('push_subscriptions').select('id').execute()).length;

  async function subscribe(): Promise<TestAccount> {
    const account = await signUp({ isEmailVerified: false });
    const subscription = pushes.subscribe();
    for (let i = 0; i < 2; i++)
      expect((await post(account, 'SavePushSubscription', subscription)).statusCode).toBe(200);
    await save(account, 'keyword=cook', { frequency: 'instant', channels: ['push'] });
    await publish();
    await runJobs();
    return account;
  }

  it('reaches the browser, encrypted for it and signed by this portal', async () => {
    pushes.reply(201);
    pushes.taken.length = 0;
    await subscribe();
    await sendPushMessages(fixture.context, sender());
    await sendPushMessages(fixture.context, sender());
    expect(pushes.taken.map(({ payload }) => JSON.parse(payload))).toEqual([
      { title: '1 new job: Cook', body: 'Cook, Tulsi Granites', path: '/job/search?keyword=cook&order=newest' },
    ]);
    expect(pushes.taken[0]?.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
  });

  it.each([404, 410])('deletes a browser that the push service does not know (%i)', async (status) => {
    pushes.reply(status);
    await subscribe();
    await sendPushMessages(fixture.context, sender());
    expect(await countBrowsers()).toBe(0);
  });

  it('is tried again later when the push service fails, and sent once', async () => {
    pushes.reply(500);
    pushes.taken.length = 0;
    await subscribe();
    await sendPushMessages(fixture.context, sender());
    pushes.reply(201);
    await sendPushMessages(fixture.context, sender());
    expect(pushes.taken).toHaveLength(0);
    fixture.clock.advanceMinutes(2);
    await sendPushMessages(fixture.context, sender());
    await sendPushMessages(fixture.context, sender());
    expect(pushes.taken).toHaveLength(1);
    expect(await countBrowsers()).toBe(1);
  });

  it('is sent at once when the clock was set back since it was queued, or was to be tried again', async () => {
    pushes.reply(500);
    pushes.taken.length = 0;
    await subscribe();
    fixture.clock.advanceMinutes(-180);
    await sendPushMessages(fixture.context, sender());
    const [waiting] = await fixture.db.selectFrom('push_messages').select('attempts').execute();
    expect(waiting?.attempts).toBe(1);
    fixture.clock.advanceMinutes(-180);
    pushes.reply(201);
    await sendPushMessages(fixture.context, sender());
    expect(pushes.taken).toHaveLength(1);
  });

  it.each([
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://push.internal/x',
    'https://push.dev:8443/x',
    'https://a:b@push.dev/x',
    'https://intranet/x',
    'http://push.dev/x',
  ])('takes no address of another network: %s', async (endpoint) => {
    const reply = await post(await signUp(), 'SavePushSubscription', { ...pushes.subscribe(), endpoint });
    expect(reply.statusCode).toBe(400);
    expect(await countBrowsers()).toBe(0);
  });

  it('belongs to the account that registered the browser last', async () => {
    const [first, second] = [await signUp(), await signUp()];
    const subscription = pushes.subscribe();
    for (const account of [first, second]) await post(account, 'SavePushSubscription', subscription);
    const rows = await fixture.db.selectFrom('push_subscriptions').select('account_id').execute();
    expect(rows).toEqual([{ account_id: second.accountID }]);
    await post(first, 'RemovePushSubscription', { endpoint: subscription.endpoint });
    expect(await countBrowsers()).toBe(1);
    await post(second, 'RemovePushSubscription', { endpoint: subscription.endpoint });
    expect(await countBrowsers()).toBe(0);
  });
});

describe('alerts to a mobile number', () => {
  let whatsApp: WhatsAppProvider;
  let sms: SmsProvider;
  let context: VacancyFixture['context'];
  let portal: FastifyInstance;
  beforeAll(async () => {
    [whatsApp, sms] = [await startWhatsAppProvider(), await startSmsProvider()];
    const { config: base } = fixture.context;
    const set = readConfig({
      WHATSAPP_URL: whatsApp.url,
      WHATSAPP_PHONE_NUMBER_ID: testWhatsApp.phoneNumberId,
      WHATSAPP_TOKEN: testWhatsApp.token,
      WHATSAPP_TEMPLATE_SEARCH_ALERT: testWhatsApp.template,
      SMS_PROVIDER: 'msg91',
      MSG91_URL: sms.url,
      MSG91_AUTH_KEY: testKeys.msg91,
      MSG91_FLOW_ID_MOBILE_CODE: 'flow-1',
      MSG91_FLOW_ID_SEARCH_ALERT: 'flow-2',
    });
    const config = { ...base, whatsApp: set.whatsApp, sms: set.sms };
    const senders = { whatsAppSender: openWhatsAppSender(config), smsSender: openSmsSender(config) };
    context = { ...fixture.context, config, ...senders };
    portal = await buildTestApp(context);
  });
  afterAll(async () => {
    await portal?.close();
    await whatsApp?.close();
    await sms?.close();
  });
  beforeEach(() => {
    whatsApp.taken.length = 0;
    sms.taken.length = 0;
  });

  async function signUpVerified(): Promise<TestAccount> {
    const account = await registerThrough(portal);
    await setVerified(account, fixture.clock.now());
    return account;
  }
  const setVerified = ({ accountID }: TestAccount, at: Date | null) =>
    fixture.db.updateTable('accounts').set({ mobile_verified_at: at }).where('id', '=', accountID).execute();
  const send = (account: TestAccount, url: string, payload: object) =>
    portal.inject({
      method: 'POST',
      url,
      headers: account.headers,
      payload: { accountID: account.accountID, ...payload },
    });
  const agree = (account: TestAccount, isGiven: boolean) =>
    send(account, '/api/PersonalData/SaveConsent', { purpose: 'whatsapp', isGiven });
  const saveIn = (account: TestAccount, channel: string) =>
    send(account, '/api/JobSeekerAlerts/SaveSearch', {
      query: 'keyword=cook',
      frequency: 'instant',
      channels: [channel],
    });
  const optionsOf = async ({ headers, accountID }: TestAccount) =>
    (await portal.inject({ url: `/api/JobSeekerAlerts/GetSavedSearches/${accountID}`, headers })).json().options;

  const statesOf = () =>
    fixture.db.selectFrom('messages').select('state').where('channel', '=', 'whatsapp').orderBy('id').execute();

  async function alert(): Promise<void> {
    await matchSavedSearches(context);
    await sendAlerts(context);
    await deliverAll(context);
  }

  it('by WhatsApp go once to a person who agreed, with a link that ends them', async () => {
    const account = await signUpVerified();
    expect((await agree(account, true)).statusCode).toBe(200);
    expect((await saveIn(account, 'whatsapp')).statusCode).toBe(200);
    await publish();
    await alert();
    await alert();
    expect(whatsApp.taken.map(({ to, parameters }) => [to, ...parameters])).toEqual([
      [
        '919876543210',
        'Cook',
        '1 new job',
        'Cook',
        'https://jobs.example/job/search?keyword=cook&order=newest',
        expect.stringMatching(/^https:\/\/jobs\.example\/alerts\/unsubscribe\?token=/),
      ],
    ]);
    const end = whatsApp.taken[0]?.parameters[4]?.replace('https://jobs.example', '') ?? '';
    expect((await portal.inject({ method: 'POST', url: end })).statusCode).toBe(200);
    expect(await listSearches(account)).toMatchObject([{ frequency: 'off' }]);
  });

  it('by SMS go to the number with its dial code once', async () => {
    const account = await signUpVerified();
    expect((await saveIn(account, 'sms')).statusCode).toBe(200);
    await publish();
    await alert();
    const queued = await fixture.db.selectFrom('messages').select('recipient').where('channel', '=', 'sms').execute();
    expect(queued).toEqual([{ recipient: '+919876543210' }]);
    expect(sms.taken.map(({ to }) => to)).toEqual(['919876543210']);
  });

  it('by WhatsApp are offered with a verified number, and chosen only with the consent', async () => {
    const account = await signUpVerified();
    expect(await optionsOf(account)).toMatchObject({ channels: ['mail', 'push', 'sms'], needsWhatsAppConsent: true });
    expect((await saveIn(account, 'whatsapp')).json().errors).toMatchObject([{ field: 'channels' }]);
    await agree(account, true);
    expect(await optionsOf(account)).toMatchObject({
      channels: ['mail', 'push', 'sms', 'whatsapp'],
      needsWhatsAppConsent: false,
    });
    await setVerified(account, null);
    expect(await optionsOf(account)).toMatchObject({ channels: ['mail', 'push'], needsWhatsAppConsent: false });
    expect((await saveIn(account, 'whatsapp')).json().errors).toMatchObject([{ field: 'channels' }]);
  });

  it('by WhatsApp are not sent to a number that is no longer verified', async () => {
    const account = await signUpVerified();
    await agree(account, true);
    await saveIn(account, 'whatsapp');
    await setVerified(account, null);
    await publish();
    await alert();
    expect(whatsApp.taken).toEqual([]);
  });

  it('by WhatsApp end with the consent, also those that wait in the outbox or have failed', async () => {
    const account = await signUpVerified();
    await agree(account, true);
    await saveIn(account, 'whatsapp');
    await publish();
    await matchSavedSearches(context);
    await sendAlerts(context);
    // Staff could send what has failed again.
    whatsApp.refuseWith({ status: 400, code: 131026, message: 'Undeliverable' });
    await deliverAll(context);
    whatsApp.refuseWith(undefined);
    fixture.clock.advanceMinutes(60);
    await publish();
    await matchSavedSearches(context);
    await sendAlerts(context);
    expect((await statesOf()).map(({ state }) => state)).toEqual(['failed', 'queued']);
    expect((await agree(account, false)).statusCode).toBe(200);
    await deliverAll(context);
    await publish();
    fixture.clock.advanceMinutes(24 * 60);
    await alert();
    expect(whatsApp.taken).toEqual([]);
    expect(await statesOf()).toEqual([]);
  });

  it('by WhatsApp can be agreed to only where a provider is set', async () => {
    const account = await signUp();
    const { headers, accountID } = account;
    const payload = { accountID, purpose: 'whatsapp', isGiven: true };
    const reply = await app.inject({ method: 'POST', url: '/api/PersonalData/SaveConsent', headers, payload });
    expect(reply.json().errors).toMatchObject([{ field: 'purpose' }]);
    const listed = await app.inject({ url: `/api/PersonalData/GetConsents/${accountID}`, headers });
    expect(listed.json().map(({ purpose }: { purpose: string }) => purpose)).toEqual(['notice', 'updates']);
    const listedThere = await portal.inject({ url: `/api/PersonalData/GetConsents/${accountID}`, headers });
    expect(listedThere.json()).toMatchObject([{}, {}, { purpose: 'whatsapp', isGiven: false }]);
  });
});
