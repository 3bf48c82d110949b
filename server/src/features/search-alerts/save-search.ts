import { type AlertChannel, type AlertFrequency, MAX_SAVED_SEARCHES, TOO_MANY_SAVED_SEARCHES } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError, fieldError } from '../../lib/call-error.ts';
import { lockSignedInAccount } from '../accounts/index.ts';
import { conditionVersion, readStrictCondition } from '../search/index.ts';
import { findCompanyName } from '../vacancies/index.ts';
import { availableChannels } from './alert-channels.ts';
import { nextAlertTimes } from './alert-times.ts';
import { describeSavedSearch } from './describe-saved-search.ts';
import { followedCompany, readSavedSearchQuery } from './saved-search-query.ts';
import {
  countSavedSearches,
  deleteEndedSearch,
  type EndedSearch,
  findAlertAccount,
  findEndedSearch,
  findSavedSearch,
  insertSavedSearch,
  type SavedSearchRow,
  updateAlerts,
} from './saved-searches.queries.ts';

/** How often and how alerts of a saved search are sent. */
interface Alerts {
  frequency: AlertFrequency;
  channels: AlertChannel[];
}

/** @throws {CallError} bad_input when a way is not available to the account, or none is chosen */
async function checkAlerts({ db, config }: AppContext, accountId: number, alerts: Alerts): Promise<Alerts> {
  const available = availableChannels(config, await findAlertAccount(db, accountId));
  const channels = [...new Set(alerts.channels)];
  if (!channels.every((channel) => available.includes(channel)))
    throw fieldError('channels', 'Alerts cannot be sent in this way here. Please choose another one.');
  if (alerts.frequency !== 'off' && channels.length === 0)
    throw fieldError('channels', 'Please choose at least one way to get alerts.');
  return { frequency: alerts.frequency, channels };
}

/** Alerts of a search that is saved without a choice: a mail each morning. */
const USUAL_ALERTS: Alerts = { frequency: 'daily', channels: ['mail'] };

/**
 * Saves a search, or follows a company. The same search again changes its alerts as far as they are given.
 * @param ended the removed search that it restores, with its id
 * @throws {CallError} bad_input when the search asks for nothing; conflict when the account has saved too many
 */
export async function saveSearch(
  context: AppContext,
  accountId: number,
  { query: given, frequency, channels }: { query: string } & { [key in keyof Alerts]?: Alerts[key] | undefined },
  ended?: EndedSearch,
): Promise<SavedSearchRow> {
  const { db, clock } = context;
  const now = clock.now();
  const query = readSavedSearchQuery(given);
  const condition = await readStrictCondition(db, { keyword: query.keyword, ...query.filters }, now);
  if (!condition) throw fieldError('query', 'Enter a job title, a place or another filter, and save the search then.');
  const { company } = query.filters;
  const companyName = company === undefined ? '' : await findCompanyName(db, company);
  if (companyName === undefined) throw fieldError('query', 'We do not know this company.');
  const companyId = followedCompany(query) ?? null;
  const isChosen = !ended && (frequency !== undefined || channels !== undefined);
  const before = (await findSavedSearch(db, accountId, { query: query.text })) ?? USUAL_ALERTS;
  const wanted = { frequency: frequency ?? before.frequency, channels: channels ?? before.channels };
  // What was chosen before its removal may not be available any more; alerts skip it then.
  const alerts = isChosen ? await checkAlerts(context, accountId, wanted) : wanted;

  return await db.transaction().execute(async (tx) => {
    await lockSignedInAccount(tx, accountId);
    const known = await findSavedSearch(tx, accountId, { query: query.text });
    if (known) {
      if (isChosen) await updateAlerts(tx, known.id, alerts, nextAlertTimes(now), now);
    } else {
      if ((await countSavedSearches(tx, accountId)) >= MAX_SAVED_SEARCHES)
        throw new CallError('conflict', TOO_MANY_SAVED_SEARCHES);
      const title = companyId === null ? describeSavedSearch(query, companyName) : companyName;
      const search = { accountId, query: query.text, title, companyId, ...alerts };
      await insertSavedSearch(tx, { ...search, condition, conditionVersion: conditionVersion(now) }, now, ended);
    }
    if (ended) await deleteEndedSearch(tx, accountId, ended.id);
    return (await findSavedSearch(tx, accountId, { query: query.text })) as SavedSearchRow;
  });
}

/**
 * Undoes the removal of a saved search: it has its id again, which links of mails name, and its alerts.
 * @throws {CallError} not_found when the account removed no such search; conflict when the account has saved too many
 */
export async function restoreSearch(context: AppContext, accountId: number, id: number): Promise<SavedSearchRow> {
  const ended = await findEndedSearch(context.db, accountId, id);
  if (ended) return await saveSearch(context, accountId, ended, ended);
  const known = await findSavedSearch(context.db, accountId, { id });
  if (!known) throw new CallError('not_found');
  return known;
}

/**
 * Changes how often and how alerts of a saved search are sent.
 * @throws {CallError} not_found; bad_input when a way is not available
 */
export async function changeSavedSearch(
  context: AppContext,
  accountId: number,
  { id, ...wanted }: Alerts & { id: number },
): Promise<SavedSearchRow> {
  const { db, clock } = context;
  const alerts = await checkAlerts(context, accountId, wanted);
  return await db.transaction().execute(async (tx) => {
    await lockSignedInAccount(tx, accountId);
    if (!(await findSavedSearch(tx, accountId, { id }))) throw new CallError('not_found');
    const now = clock.now();
    await updateAlerts(tx, id, alerts, nextAlertTimes(now), now);
    return (await findSavedSearch(tx, accountId, { id })) as SavedSearchRow;
  });
}
