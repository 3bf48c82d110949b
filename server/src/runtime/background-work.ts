import { startDelivery } from '../features/notifications/index.ts';
import { startJobs } from '../infra/jobs/jobs.ts';
import { attachmentMakers } from '../registry/mail-attachments.ts';
import type { OpenAppContext } from './open-app-context.ts';
import { scheduledJobs } from './scheduled-jobs.ts';

/** Starts what happens by itself: jobs, and sending messages. Answers a function that stops both. */
export async function startBackgroundWork(context: OpenAppContext): Promise<() => Promise<void>> {
  const stopJobs = await startJobs(context.databaseUrl, context.log, scheduledJobs(context));
  const stopDelivery = startDelivery(context, attachmentMakers);
  return async () => {
    await stopJobs();
    await stopDelivery();
  };
}
