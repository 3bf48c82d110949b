import { sql } from 'kysely';
import type { TimelineSource } from './timeline-source.ts';

/** Saved searches and reported jobs. */
export const searchSources: readonly TimelineSource[] = [
  // By the unique index of account and query.
  {
    kind: 'saved-search',
    name: 'savedsearch',
    entries: (accountId) => sql`
      select saved_at as at, id::bigint, case when company_id is null then 'Saved: ' else 'Followed: ' end || title as title,
        '' as detail, '' as actor
      from saved_searches where account_id = ${accountId}`,
  },
  // By ended_searches_of_account.
  {
    kind: 'saved-search',
    name: 'savedsearchended',
    entries: (accountId) => sql`
      select ended_at as at, id::bigint, 'Ended: ' || title as title, '' as detail, '' as actor
      from ended_searches where account_id = ${accountId}`,
  },
  // By job_reports_of_account.
  {
    kind: 'report',
    name: 'jobreport',
    detailNeeds: 'moderation',
    entries: (accountId) => sql`
      select report.reported_at as at, report.id::bigint, 'Reported: ' || vacancies.title as title,
        concat_ws(' · ', report.reason, nullif(left(report.body, 200), '')) as detail, '' as actor
      from job_reports report join vacancies on vacancies.id = report.vacancy_id
      where report.account_id = ${accountId}`,
  },
  {
    kind: 'report',
    name: 'jobreportanswered',
    detailNeeds: 'moderation',
    entries: (accountId) => sql`
      select report.answered_at as at, report.id::bigint, 'Answered: ' || vacancies.title as title,
        report.outcome as detail, '' as actor
      from job_reports report join vacancies on vacancies.id = report.vacancy_id
      where report.account_id = ${accountId} and report.answered_at is not null`,
  },
];
