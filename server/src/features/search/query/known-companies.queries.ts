import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** Lists the names of companies that keywords may be read as, with the products of each name. */
export async function listCompanyNames(db: Db): Promise<{ name: string; live_count: number; products: string[] }[]> {
  const { rows } = await sql<{ name: string; live_count: number; products: string[] }>`
    select name, live_count, products from search_company_names`.execute(db);
  return rows;
}
