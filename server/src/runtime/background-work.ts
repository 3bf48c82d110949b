import { startDelivery } from '../features/notifications/index.ts';
import { startJobs } from '../infra/jobs/jobs.ts';
import { attachmentMakers } from '../registry/mail-attachments.ts';
import type { OpenAppContext } from './open-app-context.ts';
import { scheduledJobs } from './scheduled-jobs.ts';

/**
 * Starts the scheduled jobs and the delivery of mails and SMS.
 * @returns stops both and waits for running work
 */
export async function startBackgroundWork(opened: OpenAppContext): Promise<() => Promise<void>> {
  const context = { ...opened, db: opened.backgroundDb, reads: opened.backgroundDb };
  const stopJobs = await startJobs(context.databaseUrl, context.log, scheduledJobs(context));
  const stopDelivery = startDelivery(context, attachmentMakers);
  return async () => {
    await stopJobs();
    await stopDelivery();
  };
}
