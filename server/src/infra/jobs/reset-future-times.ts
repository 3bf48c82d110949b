import type { PgBoss } from 'pg-boss';

/** Differences between the clocks of machines are smaller; see `MAX_CLOCK_SKEW_MS`. */
const AHEAD = "now() + interval '1 minute'";

/**
 * Resets the moments that pg-boss stored before the clock of the database was set back. Otherwise no job would be scheduled,
 * started or given up until the clock has caught up.
 */
export async function resetFutureTimes(boss: PgBoss): Promise<void> {
  const statements = [
    `update pgboss.version set cron_on = now() where cron_on > ${AHEAD}`,
    `update pgboss.queue set maintain_on = null, monitor_on = null, monitor_claim_on = null
      where greatest(maintain_on, monitor_on, monitor_claim_on) > ${AHEAD}`,
    `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > ${AHEAD}`,
    `update pgboss.job set started_on = now() where state = 'active' and started_on > ${AHEAD}`,
  ];
  for (const statement of statements) await boss.getDb().executeSql(statement);
}
