import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A copied text agrees in one of four bands: a lookup of each is faster than an index of arrays, to read and to write.
  await sql`drop index vacancy_signatures_by_band`.execute(db);
  for (const band of [1, 2, 3, 4])
    await sql
      .raw(`create index vacancy_signatures_by_band_${band} on vacancy_signatures ((bands[${band}]))`)
      .execute(db);

  // What work usually pays, measured each hour from live vacancies; the place is empty for all of India.
  await sql`
    create table usual_pay (
      work text not null,
      place text not null,
      median_paise bigint not null,
      vacancies integer not null,
      primary key (work, place)
    )`.execute(db);
}
