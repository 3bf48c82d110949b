import { PAGE_SIZE } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../server/src/infra/database/connect.ts';
import type { Asked } from './ask-product.ts';
import type { SourcePosting } from './source-posting.ts';

/**
 * Plain full-text search of PostgreSQL on the same vacancies, as its manual sets it up: English stemming, weights A for
 * title, B for skills and company, D for the rest, `websearch_to_tsquery` and `ts_rank`, newest first among equals.
 */
export async function openTsRank(db: Db, byId: Map<number, SourcePosting>): Promise<Asked> {
  await sql`drop table if exists golden_ranked`.execute(db);
  await sql`
    create table golden_ranked as
    select vacancies.id, posted_at,
      setweight(to_tsvector('english', title), 'A') ||
      setweight(to_tsvector('english', concat_ws(' ', companies.name, array_to_string(skills, ' '))), 'B') ||
      setweight(to_tsvector('english', concat_ws(' ', array_to_string(locations, ' '), array_to_string(job_modes, ' '),
        array_to_string(educations, ' '), ug, pg, industry_type, department, role, role_category, employment_type,
        regexp_replace(description_html, '<[^>]*>', ' ', 'g'))), 'D') as lex
    from vacancies join companies on companies.id = company_id where vacancies.status = 'live'`.execute(db);
  await sql`create index on golden_ranked using gin (lex)`.execute(db);
  await sql`vacuum analyze golden_ranked`.execute(db);
  return {
    async search(keyword, page) {
      const { rows } = await sql<{ id: number }>`
        select id from golden_ranked, websearch_to_tsquery('english', ${keyword}) query where lex @@ query
        order by ts_rank(lex, query) desc, posted_at desc, id desc
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db);
      const postings = rows.flatMap(({ id }) => byId.get(id) ?? []);
      return { cards: postings.map((posting) => ({ posting, folded: [], isRelaxed: false })), notes: undefined };
    },
  };
}
