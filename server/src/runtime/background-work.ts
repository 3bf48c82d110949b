import { registerPaymentMetrics } from '../features/billing/payments/index.ts';
import { registerOutboxMetrics, startDelivery } from '../features/notifications/index.ts';
import { registerBackupMetrics } from '../infra/backup/backup-metrics.ts';
import { findHold } from '../infra/database/restore-hold.ts';
import { storeJobs } from '../infra/jobs/job-runs.ts';
import { startJobs } from '../infra/jobs/jobs.ts';
import { observeJobs } from '../infra/jobs/observe-jobs.ts';
import { attachmentMakers } from '../registry/mail-attachments.ts';
import type { OpenAppContext } from './open-app-context.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { startBackups } from './start-backups.ts';

/**
 * Starts the scheduled jobs, the delivery of mails and SMS, and backups.
 * @returns stops them and waits for running work
 */
export async function startBackgroundWork(opened: OpenAppContext): Promise<() => Promise<void>> {
  const context = { ...opened, db: opened.backgroundDb, reads: opened.backgroundDb };
  const jobs = scheduledJobs(context);
  await storeJobs(context.db, jobs, context.clock.now());
  const stopJobs = await startJobs(context.databaseUrl, context.log, jobs, observeJobs(context), context.tracing);
  const metrics = [
    registerOutboxMetrics(context),
    registerPaymentMetrics({ ...context, reservedDb: context.db }),
    registerBackupMetrics(context.config),
  ];
  if (await findHold(context.db))
    context.log.warn(
      'restore hold: messages and payments are not sent until the operator command release-after-restore',
    );
  const stopDelivery = startDelivery(context, attachmentMakers);
  const stopBackups = await startBackups(context);
  return async () => {
    for (const remove of metrics) remove();
    await stopJobs();
    await stopDelivery();
    // Last, so that it archives what the others have written.
    await stopBackups();
  };
}
