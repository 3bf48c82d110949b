import { sql } from 'kysely';
import { hasFreeSpace, readDiskSpace } from '../database/disk-space.ts';
import { listJobs } from '../jobs/job-runs.ts';
import type { HealthCheck } from './health-check.ts';

/** A disk that is fuller is reported. */
const MAX_USED_PERCENT = 80;

const database: HealthCheck = {
  name: 'database',
  async run({ reservedDb }) {
    const { rows } = await sql<{ version: string; recovering: boolean }>`
      select current_setting('server_version') as version, pg_is_in_recovery() as recovering`.execute(reservedDb);
    const { version = '', recovering = false } = rows[0] ?? {};
    return recovering
      ? { state: 'failed', detail: `PostgreSQL ${version} is a replica: nothing can be written` }
      : { state: 'ok', detail: `PostgreSQL ${version}` };
  },
};

const replica: HealthCheck = {
  name: 'replica',
  async run(context) {
    if (!context.replica) return { state: 'off', detail: 'DATABASE_REPLICA_URL is not set' };
    const { inUse, lagSeconds, reason } = context.replica.state();
    const lag = Number.isNaN(lagSeconds) ? 'lag unknown' : `${lagSeconds.toFixed(1)} s behind`;
    return inUse
      ? { state: 'ok', detail: `Public reads go to it, ${lag}` }
      : { state: 'degraded', detail: `Public reads go to the primary: ${reason}, ${lag}` };
  },
};

const gigabytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GB`;

const disk: HealthCheck = {
  name: 'disk',
  async run({ config }) {
    const space = await readDiskSpace(config.dataDir);
    if (!space) return { state: 'ok', detail: 'The file system of DATA_DIR reports no size' };
    const { sizeBytes, freeBytes } = space;
    const used = Math.round(100 * (1 - freeBytes / sizeBytes));
    const detail = `${gigabytes(freeBytes)} of ${gigabytes(sizeBytes)} free, ${used} % used`;
    if (!(await hasFreeSpace(config.dataDir))) return { state: 'failed', detail };
    return { state: used > MAX_USED_PERCENT ? 'degraded' : 'ok', detail };
  },
};

const jobs: HealthCheck = {
  name: 'jobs',
  async run({ reservedDb, clock }) {
    const all = await listJobs(reservedDb, clock.now());
    if (all.length === 0) return { state: 'degraded', detail: 'No server has started the jobs' };
    const failing = all.filter(({ error }) => error !== null).map(({ job }) => job);
    const overdue = all.filter(({ isOverdue }) => isOverdue).map(({ job }) => job);
    if (failing.length + overdue.length === 0) return { state: 'ok', detail: `All ${all.length} run on time` };
    const parts = [
      ...(failing.length > 0 ? [`failed: ${failing.join(', ')}`] : []),
      ...(overdue.length > 0 ? [`overdue: ${overdue.join(', ')}`] : []),
    ];
    return { state: 'degraded', detail: parts.join('; ') };
  },
};

const keyValues: HealthCheck = {
  name: 'key-value store',
  async run({ ttlStore, config }) {
    await ttlStore.get('health');
    return { state: 'ok', detail: config.redisUrl ? 'Redis' : 'In the database' };
  },
};

const files: HealthCheck = {
  name: 'file store',
  async run({ files, config }) {
    await files.changedAt('health/none');
    return { state: 'ok', detail: config.s3 ? `S3 at ${new URL(config.s3.endpoint).host}` : 'A folder of DATA_DIR' };
  },
};

/** The checks of what every process depends on. */
export const processChecks: readonly HealthCheck[] = [database, replica, disk, jobs, keyValues, files];
