import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** Priority listing of an account, the vacancies it opened, and those its free listing has shown. */
export async function exportListings(db: Db, accountId: number): Promise<DataSection[]> {
  return [
    await exportPriority(db, accountId),
    await exportReads(db, accountId),
    await exportFreeListingViews(db, accountId),
  ];
}

async function exportPriority(db: Db, accountId: number): Promise<DataSection> {
  const rows = await db
    .selectFrom('priority_listings')
    .innerJoin('vacancies', 'vacancies.id', 'priority_listings.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['vacancies.id as vacancyID', 'vacancies.title as jobTitle', 'companies.name as company'])
    .select(['priority_listings.matches', 'listed_at as listedOn', 'told_at as toldOn', 'returned_at as returnedOn'])
    .where('priority_listings.account_id', '=', accountId)
    .orderBy('priority_listings.id')
    .execute();
  return dataSection({
    key: 'priorityListing',
    title: 'Priority listing',
    fields: {
      vacancyID: 'Job number',
      jobTitle: 'Job',
      company: 'Company',
      matches: 'Reasons for listing',
      listedOn: 'Listed on',
      toldOn: 'Mail sent on',
      returnedOn: 'Credit returned on',
    },
    entries: rows.map(({ matches, ...row }) => ({ ...row, matches: matches.join(', ') })),
  });
}

async function exportReads(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('vacancy_reads')
    .innerJoin('vacancies', 'vacancies.id', 'vacancy_reads.vacancy_id')
    .select(['vacancies.id as vacancyID', 'vacancies.title as jobTitle', 'read_at as openedOn'])
    .where('vacancy_reads.account_id', '=', accountId)
    .orderBy('read_at')
    .execute();
  return dataSection({
    key: 'openedJobs',
    title: 'Jobs you opened',
    fields: { vacancyID: 'Job number', jobTitle: 'Job', openedOn: 'Opened on' },
    entries,
  });
}

async function exportFreeListingViews(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('free_listing_views')
    .innerJoin('vacancies', 'vacancies.id', 'free_listing_views.vacancy_id')
    .select(['vacancies.id as vacancyID', 'vacancies.title as jobTitle', 'shown_at as shownOn'])
    .where('account_id', '=', accountId)
    .orderBy('shown_at')
    .orderBy('vacancies.id')
    .execute();
  return dataSection({
    key: 'freeListing',
    title: 'Jobs shown on your free listing or sent in job alerts',
    fields: { vacancyID: 'Job number', jobTitle: 'Job', shownOn: 'First shown on' },
    entries,
  });
}

/** Deletes the listings and read status of an account. */
export async function eraseListings(transaction: Db, accountId: number): Promise<string[]> {
  for (const table of ['priority_listings', 'priority_members', 'free_listing_views', 'vacancy_reads'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
  return [];
}
