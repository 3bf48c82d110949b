import type { FoundVacancy, VacancyStatusName } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';

const LIMIT = 50;

/**
 * Finds vacancies of any status whose title or company contains a text, in any case; newest first, at most 50. A rare text
 * reads all vacancies, which takes seconds for a million.
 */
export async function findVacancies(
  db: Db,
  { text, status }: { text: string; status?: VacancyStatusName | undefined },
): Promise<FoundVacancy[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['vacancies.id as vacancyID', 'title as jobTitle', 'companies.name as orgName', 'status'])
    .select(['source', 'source_id as sourceID', 'posted_at'])
    .select(({ selectFrom, fn }) =>
      selectFrom('applications')
        .select(fn.countAll<number>().as('applicants'))
        .whereRef('vacancy_id', '=', 'vacancies.id')
        .where('withdrawn_at', 'is', null)
        .as('applicants'),
    )
    .where((where) => where.or([where('title', 'ilike', pattern), where('companies.name', 'ilike', pattern)]))
    .$if(status !== undefined, (query) => query.where('status', '=', status as VacancyStatusName))
    .orderBy('vacancies.id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map(({ posted_at, applicants, ...row }) => ({
    ...row,
    postedOn: posted_at.toISOString(),
    applicants: Number(applicants),
  }));
}
