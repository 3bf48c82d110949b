import type { Db } from '../../../infra/database/connect.ts';

/** Reads the version of the rules by which the search table was built last. */
export async function getBuiltSearchVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('search_build').select('version').executeTakeFirstOrThrow();
  return version;
}

/** Stores the version of the rules by which the search table was built. */
export async function setBuiltSearchVersion(db: Db, version: number): Promise<void> {
  await db.updateTable('search_build').set({ version }).execute();
}
