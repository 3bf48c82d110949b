import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from './connect.ts';
import { allowCreatingDatabases, REQUEST_ROLE } from './embedded/application-role.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { grantToRequests } from './grant-to-requests.ts';
import { migrate } from './migrate.ts';
import { openTestClient, runStatement } from './test-client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    /** As the role of requests; with DATABASE_URL the same as `databaseServerUrl`. */
    requestServerUrl: string;
    /** As a superuser: dropping a database ends the autovacuum of it, which other roles may not. */
    databaseAdminUrl: string;
    templateDatabase: string;
  }
}

/** Global setup: a PostgreSQL (DATABASE_URL, or an embedded one in a temporary folder) with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const externalUrl = process.env.DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), 'aarambh-test-'));
  // When started as root, PostgreSQL runs as another user, which needs access to the folder.
  await chmod(folder, 0o755);
  const embedded = externalUrl ? undefined : await startEmbeddedServer(folder, { disposable: true });
  const serverUrl = externalUrl ?? embedded?.url ?? '';
  const adminUrl = embedded?.adminUrl ?? serverUrl;
  if (embedded) await allowCreatingDatabases(embedded);
  const template = `aarambh_template_${process.pid}`;

  const admin = openTestClient(serverUrl);
  await admin.run(`drop database if exists ${template}`);
  await admin.run(`create database ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  const db = connect(url.href, 1);
  await migrate(db);
  if (embedded) await grantToRequests(db, REQUEST_ROLE);
  await db.destroy();

  project.provide('databaseServerUrl', serverUrl);
  project.provide('requestServerUrl', embedded?.requestUrl ?? serverUrl);
  project.provide('databaseAdminUrl', adminUrl);
  project.provide('templateDatabase', template);
  return async () => {
    await admin.close();
    await runStatement(adminUrl, `drop database if exists ${template} with (force)`);
    await embedded?.release();
    await rm(folder, { recursive: true, force: true });
  };
}
