import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** Saved searches of an account, the jobs that alerts named, and the browsers that get web push. */
export async function exportSearchAlerts(db: Db, accountId: number): Promise<DataSection[]> {
  return [
    await exportSearches(db, accountId),
    await exportEnded(db, accountId),
    await exportAlerted(db, accountId),
    await exportBrowsers(db, accountId),
  ];
}

async function exportSearches(db: Db, accountId: number): Promise<DataSection> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['title', 'query', 'frequency', 'channels', 'saved_at as savedOn', 'last_alert_at as lastAlertOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'savedSearches',
    title: 'Saved searches and followed companies',
    fields: {
      title: 'Search',
      query: 'What it asks for',
      frequency: 'How often',
      channels: 'Ways',
      savedOn: 'Saved on',
      lastAlertOn: 'Last alert on',
    },
    entries: rows.map(({ channels, ...row }) => ({ ...row, channels: channels.join(', ') })),
  });
}

async function exportEnded(db: Db, accountId: number): Promise<DataSection> {
  const rows = await db
    .selectFrom('ended_searches')
    .select(['title', 'query', 'frequency', 'channels', 'saved_at as savedOn', 'last_alert_at as lastAlertOn'])
    .select('ended_at as removedOn')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'endedSearches',
    title: 'Saved searches that you removed',
    fields: {
      title: 'Search',
      query: 'What it asked for',
      frequency: 'How often',
      channels: 'Ways',
      savedOn: 'Saved on',
      lastAlertOn: 'Last alert on',
      removedOn: 'Removed on',
    },
    entries: rows.map(({ channels, ...row }) => ({ ...row, channels: channels?.join(', ') ?? '' })),
  });
}

async function exportAlerted(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('saved_search_matches')
    .innerJoin('saved_searches', 'saved_searches.id', 'saved_search_id')
    .innerJoin('vacancies', 'vacancies.id', 'vacancy_id')
    .select(['vacancies.id as vacancyID', 'vacancies.title as jobTitle', 'saved_searches.title as search'])
    .select(['matched_at as foundOn', 'alerted_at as alertedOn'])
    .where('saved_search_matches.account_id', '=', accountId)
    .orderBy('matched_at')
    .orderBy('vacancies.id')
    .orderBy('saved_searches.id')
    .execute();
  return dataSection({
    key: 'alertedJobs',
    title: 'Jobs that your saved searches found',
    fields: {
      vacancyID: 'Job number',
      jobTitle: 'Job',
      search: 'Search',
      foundOn: 'Found on',
      alertedOn: 'Alert sent on',
    },
    entries,
  });
}

async function exportBrowsers(db: Db, accountId: number): Promise<DataSection> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at as registeredOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'pushBrowsers',
    title: 'Browsers that show your alerts',
    note: 'The addresses and keys are not included: with them anyone could send messages to your browser.',
    fields: { service: 'Push service', registeredOn: 'Registered on' },
    entries: rows.map(({ endpoint, registeredOn }) => ({ service: new URL(endpoint).hostname, registeredOn })),
  });
}

/** Deletes the saved searches of an account with everything that they found, and its browsers. */
export async function eraseSearchAlerts(transaction: Db, accountId: number): Promise<string[]> {
  const searches = transaction.selectFrom('saved_searches').select('id').where('account_id', '=', accountId);
  // Locked in one order, so that the job that matches cannot deadlock with this.
  await searches.orderBy('id').forUpdate().execute();
  for (const table of ['saved_search_matches', 'saved_searches', 'ended_searches', 'push_subscriptions'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
  return [];
}
