import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** Stated pay of a live vacancy, with its kind of work and place. */
export interface StatedPay {
  id: number;
  title: string;
  locations: string[];
  paise: number;
}

/** Live vacancies that state their pay and ask for little experience, after an id. */
export async function listStatedPay(
  db: Db,
  { after, maxYears, limit }: { after: number; maxYears: number; limit: number },
): Promise<StatedPay[]> {
  const { rows } = await sql<StatedPay>`
    select id, title, locations, coalesce(salary_from, salary_to)::float8 as paise from vacancies
    where id > ${after} and status = 'live' and coalesce(salary_from, salary_to) is not null
      and coalesce(experience_from_years, 0) <= ${maxYears}
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Usual pay of a kind of work; `place` is empty for all of India. */
export interface UsualPay {
  work: string;
  place: string;
  /** Integer paise a year. */
  medianPaise: number;
  vacancies: number;
}

/** Replaces the usual pay of all kinds of work, within the caller's transaction. */
export async function replaceUsualPay(tx: Db, rows: readonly UsualPay[]): Promise<void> {
  await tx.deleteFrom('usual_pay').execute();
  await sql`
    insert into usual_pay (work, place, median_paise, vacancies)
    select work, place, "medianPaise", vacancies
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as given (work text, place text, "medianPaise" bigint, vacancies int)`.execute(tx);
}

/** Query of the usual pay of kinds of work, in all of India and at places. */
export const usualPayOf = (works: readonly string[], places: readonly string[]): RawBuilder<UsualPay> => sql<UsualPay>`
  select work, place, median_paise::float8 as "medianPaise", vacancies from usual_pay
  where work = any(${[...new Set(works)]}::text[]) and place = any(${['', ...new Set(places)]}::text[])`;
