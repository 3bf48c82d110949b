import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Only the owner of an index may flush it, and requests that publish a vacancy are not.
  await sql`
    create function flush_search_index(name text) returns void
      language sql security definer set search_path = public, pg_temp as $$
        select gin_clean_pending_list(index)
        from to_regclass(name) index
        where index is not null and name in ('vacancy_search_lex', 'vacancy_search_next_lex')
      $$`.execute(db);
}
