import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // What signs links and codes without APP_SECRET: the newest whose time has come. Earlier ones are accepted for a while.
    `create table signing_secrets (
      id integer generated always as identity primary key,
      secret text not null unique,
      signs_from timestamptz not null,
      -- Null until another secret replaces it.
      accepted_until timestamptz
    )`,
    `insert into signing_secrets (secret, signs_from) select secret, 'epoch' from installation`,
    // Derived keys whose values others have stored, so that they outlive the secret that they are derived from.
    `create table fixed_keys (
      purpose text primary key,
      key bytea not null
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
