import { startDelivery } from '../features/notifications/index.ts';
import { startJobs } from '../infra/jobs/jobs.ts';
import { attachmentMakers } from '../registry/mail-attachments.ts';
import type { OpenPlatform } from './open-app-context.ts';
import { scheduledJobs } from './scheduled-jobs.ts';

/** Starts what happens by itself: jobs, and sending messages. Answers a function that stops both. */
export async function startBackground(platform: OpenPlatform): Promise<() => Promise<void>> {
  const stopJobs = await startJobs(platform.databaseUrl, platform.log, scheduledJobs(platform));
  const stopDelivery = startDelivery(platform, attachmentMakers);
  return async () => {
    await stopJobs();
    await stopDelivery();
  };
}
