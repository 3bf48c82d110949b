import { PgBoss } from 'pg-boss';

/**
 * Queues a scheduled job for immediate execution by the running server.
 * @returns false when the job is queued already
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
