import { PgBoss } from 'pg-boss';

/**
 * Has the running server do a scheduled job now, once, through the queue that also keeps two of them apart.
 * @returns whether it was put into the queue; it is not when it waits there already
 * @throws when no server has ever run on this database
 */
export async function triggerJob(databaseUrl: string, name: string): Promise<boolean> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'aarambh-operator',
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    return (await boss.send(name)) !== null;
  } finally {
    await boss.stop({ graceful: false });
  }
}
