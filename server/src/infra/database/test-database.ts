import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Db } from './connect.ts';
import { runStatement } from './test-client.ts';
import { recordStatement } from './test-statements.ts';

/** A migrated database of one test file, cloned from the template. */
export interface TestDatabase {
  db: Db;
  url: string;
  /** As the role of requests. */
  requestUrl: string;
  drop(): Promise<void>;
}

/** Creates a database for the calling test file; call `drop` in afterAll. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `aarambh_test_${randomBytes(6).toString('hex')}`;
  // Copying the files takes half as long as writing them through the WAL, as they are in memory.
  await runStatement(serverUrl, `create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
  const [url, requestUrl] = [serverUrl, inject('requestServerUrl')].map((each) => {
    const { href } = Object.assign(new URL(each), { pathname: `/${name}` });
    return href;
  }) as [string, string];
  const db = connect(url, 8, { observe: recordStatement });
  return {
    db,
    url,
    requestUrl,
    async drop() {
      await db.destroy();
      await runStatement(inject('databaseAdminUrl'), `drop database if exists ${name} with (force)`);
    },
  };
}
