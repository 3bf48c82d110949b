import type { AlertChannel } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { DAY_MS, HOUR_MS, MAX_CLOCK_SKEW_MS } from '../../../lib/clock.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { listConsentedPurposes, lockAccount, toE164 } from '../../accounts/index.ts';
import { insertFreelyShown } from '../../listings/index.ts';
import { queueMessage } from '../../notifications/index.ts';
import { listCards } from '../../vacancies/index.ts';
import { availableChannels } from '../alert-channels.ts';
import { nextAlertTimes } from '../alert-times.ts';
import { queuePush } from '../push/push-messages.queries.ts';
import { createUnsubscribeLink } from '../unsubscribe/unsubscribe-token.ts';
import {
  claimDueSearches,
  countAlerts,
  type DueSearch,
  deleteOldMatches,
  listDueAccounts,
  listWaitingVacancies,
  markAlerted,
  postponeAlerts,
  resetFutureAlerts,
} from './alerts.queries.ts';
import { type SearchAlert, toPushPayload, toSections, toWhatsAppData } from './write-alert.ts';

/** Accounts per query. */
const BATCH = 100;
/** Alerts of an account a day; what comes at once beyond them waits for the next morning. */
const MAX_ALERTS_PER_DAY = 4;
/** Time between two alerts of an account that are sent at once, in ms: vacancies of the time between come together. */
const INSTANT_GAP_MS = HOUR_MS;
/** Days for which it is stored which vacancies an alert named. */
const RETENTION_DAYS = 90;
const DELETE_BATCH = 5_000;

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** When alerts that are sent at once may be sent; undefined for now. */
async function findInstantDelay(tx: Db, accountId: number, now: Date): Promise<Date | undefined> {
  const { count, lastAt } = await countAlerts(tx, accountId, { since: indianDay(now).startsAt, now });
  if (count >= MAX_ALERTS_PER_DAY) return nextAlertTimes(now).daily;
  const until = lastAt === null ? now : new Date(lastAt.getTime() + INSTANT_GAP_MS);
  return until > now ? until : undefined;
}

/** The due searches to send now. Those of "at once" wait when too many alerts were sent, unless others are due anyway. */
async function selectSearches(tx: Db, accountId: number, due: DueSearch[], now: Date): Promise<DueSearch[]> {
  if (due.some(({ frequency }) => frequency !== 'instant')) return due;
  const until = await findInstantDelay(tx, accountId, now);
  if (until === undefined) return due;
  await postponeAlerts(
    tx,
    due.map(({ id }) => id),
    until,
  );
  return [];
}

/** Queues an alert in every way that one of its searches asks for; returns whether any accepted it. */
async function queueAlert(
  { config, secrets }: AppContext,
  tx: Db,
  account: Account,
  alerts: SearchAlert[],
  now: Date,
): Promise<boolean> {
  const { accountId, fullName, email } = account;
  const consents = await listConsentedPurposes(tx, accountId);
  const available = availableChannels(config, { ...account, consents });
  const by = (channel: AlertChannel) =>
    available.includes(channel) ? alerts.filter(({ search }) => search.channels.includes(channel)) : [];
  const key = `search-alert:${accountId}:${now.getTime()}`;
  const count = (part: SearchAlert[]) => part.reduce((sum, { cards }) => sum + cards.length, 0);
  let isQueued = false;

  const linkOf = (searchId: number) => createUnsubscribeLink({ config, secrets }, { accountId, searchId });
  /** Ends the alerts of the only search, or all. */
  const linkOfAll = ([first, ...others]: SearchAlert[]) => linkOf(first && others.length === 0 ? first.search.id : 0);
  /** Only for channels that need a verified number: others may have none. */
  const mobile = () => toE164(account.countryId, account.mobileNo);

  const mail = by('mail');
  if (mail.length > 0) {
    const data = {
      fullName,
      count: count(mail),
      sections: toSections(mail, ({ id }) => linkOf(id)),
      sectionCount: mail.length,
      listUnsubscribe: linkOfAll(mail),
      unsubscribeAllLink: linkOf(0),
    };
    isQueued = await queueMessage(
      tx,
      { key, accountId, channel: 'mail', to: email, template: 'search-alert', data },
      now,
    );
  }
  const push = by('push');
  if (push.length > 0 && (await queuePush(tx, accountId, toPushPayload(push), now)) > 0) isQueued = true;
  const sms = by('sms');
  if (sms.length > 0) {
    const data = { count: count(sms), title: sms.map(({ search }) => search.title)[0] ?? '' };
    const to = mobile();
    const message = { key: `${key}:sms`, accountId, channel: 'sms', to, template: 'search-alert-sms', data } as const;
    if (await queueMessage(tx, message, now)) isQueued = true;
  }
  const whatsApp = by('whatsapp');
  if (whatsApp.length > 0) {
    const data = { ...toWhatsAppData(whatsApp), unsubscribeLink: linkOfAll(whatsApp) };
    const addressed = { key: `${key}:whatsapp`, accountId, channel: 'whatsapp', to: mobile() } as const;
    const message = { ...addressed, template: 'search-alert-whatsapp', data } as const;
    if (await queueMessage(tx, message, now)) isQueued = true;
  }
  return isQueued;
}

/** Sends the due alerts of an account as one, in one transaction. */
async function sendToAccount(context: AppContext, accountId: number): Promise<void> {
  const { db, clock } = context;
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const account = await lockAccount(tx, accountId, 'shared');
    if (!account) return;
    const searches = await selectSearches(tx, accountId, await claimDueSearches(tx, accountId, now), now);
    if (searches.length === 0) return;
    const searchIds = searches.map(({ id }) => id);
    const waiting = await listWaitingVacancies(tx, accountId, searchIds, now);
    const vacancyIds = waiting.map(({ vacancyId }) => vacancyId);
    const cards = new Map((await listCards(tx, vacancyIds, now)).map((card) => [card.vacancyID, card]));
    const alerts = searches
      .map((search) => ({
        search,
        cards: waiting.flatMap(({ searchId, vacancyId }) =>
          searchId === search.id ? (cards.get(vacancyId) ?? []) : [],
        ),
      }))
      .filter((alert) => alert.cards.length > 0);
    // Without a way that works, such as a verified address, the vacancies wait for the next morning.
    if (alerts.length > 0 && !(await queueAlert(context, tx, account, alerts, now)))
      return await postponeAlerts(tx, searchIds, nextAlertTimes(now).daily);
    await markAlerted(tx, searchIds, vacancyIds, now);
    // Kept beside the matches, which end with their saved search.
    if (vacancyIds.length > 0) await insertFreelyShown(tx, accountId, vacancyIds, now);
  });
}

/**
 * Queues the due alerts: one for each account, with all its saved searches that are due. A vacancy is named to an account
 * once, whichever searches found it; the outbox and the marks are written in one transaction.
 */
export async function sendAlerts(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  // Also the next times by a clock that is a little ahead.
  const times = [now, new Date(now.getTime() + MAX_CLOCK_SKEW_MS)].flatMap((at) => Object.values(nextAlertTimes(at)));
  await resetFutureAlerts(db, { now, maxDelayMs: INSTANT_GAP_MS, times, next: nextAlertTimes(now) });
  for (let listed = BATCH; listed === BATCH; ) {
    const accountIds = await listDueAccounts(db, clock.now(), BATCH);
    for (const accountId of accountIds) await sendToAccount(context, accountId);
    listed = accountIds.length;
  }
}

/** Deletes the records of alerts that are no longer needed. */
export async function purgeAlertRecords({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS);
  while ((await deleteOldMatches(db, before, DELETE_BATCH)) === DELETE_BATCH);
}
