import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** What was put on an account's priority listing, and what it opened of its listings. */
export async function exportListings(db: Db, accountId: number): Promise<DataSection[]> {
  return [await exportPriority(db, accountId), await exportReads(db, accountId)];
}

async function exportPriority(db: Db, accountId: number): Promise<DataSection> {
  const rows = await db
    .selectFrom('priority_listings')
    .innerJoin('vacancies', 'vacancies.id', 'priority_listings.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['vacancies.id as vacancyID', 'vacancies.title as jobTitle', 'companies.name as company'])
    .select(['priority_listings.matches', 'listed_at as listedOn', 'told_at as toldOn'])
    .where('priority_listings.account_id', '=', accountId)
    .orderBy('priority_listings.id')
    .execute();
  return dataSection({
    key: 'priorityListing',
    title: 'Priority listing',
    fields: {
      vacancyID: 'Number of the job',
      jobTitle: 'Job',
      company: 'Company',
      matches: 'Why it was listed',
      listedOn: 'Listed',
      toldOn: 'We mailed you about it',
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
    title: 'Jobs you opened from your listings',
    fields: { vacancyID: 'Number of the job', jobTitle: 'Job', openedOn: 'Opened' },
    entries,
  });
}

/** Deletes the listings of an account and what it opened of them. */
export async function eraseListings(transaction: Db, accountId: number): Promise<string[]> {
  for (const table of ['priority_listings', 'priority_members', 'vacancy_reads'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
  return [];
}
