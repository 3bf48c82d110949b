import { registerOutboxMetrics, startDelivery } from '../features/notifications/index.ts';
import { storeJobs } from '../infra/jobs/job-runs.ts';
import { startJobs } from '../infra/jobs/jobs.ts';
import { observeJobs } from '../infra/jobs/observe-jobs.ts';
import { attachmentMakers } from '../registry/mail-attachments.ts';
import type { OpenAppContext } from './open-app-context.ts';
import { scheduledJobs } from './scheduled-jobs.ts';

/**
 * Starts the scheduled jobs and the delivery of mails and SMS.
 * @returns stops both and waits for running work
 */
export async function startBackgroundWork(opened: OpenAppContext): Promise<() => Promise<void>> {
  const context = { ...opened, db: opened.backgroundDb, reads: opened.backgroundDb };
  const jobs = scheduledJobs(context);
  await storeJobs(context.db, jobs, context.clock.now());
  const stopJobs = await startJobs(context.databaseUrl, context.log, jobs, observeJobs(context));
  const removeMetrics = registerOutboxMetrics(context);
  const stopDelivery = startDelivery(context, attachmentMakers);
  return async () => {
    removeMetrics();
    await stopJobs();
    await stopDelivery();
  };
}
