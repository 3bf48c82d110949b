import { startDelivery } from '../features/notifications/index.ts';
import { scheduledJobs } from '../jobs.ts';
import { attachmentMakers } from '../mail-attachments.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import type { OpenPlatform } from '../platform/open-platform.ts';

/** Starts what happens by itself: jobs, and sending messages. Answers a function that stops both. */
export async function startBackground(platform: OpenPlatform): Promise<() => Promise<void>> {
  const stopJobs = await startJobs(platform.databaseUrl, platform.log, scheduledJobs(platform));
  const stopDelivery = startDelivery(platform, attachmentMakers);
  return async () => {
    await stopJobs();
    await stopDelivery();
  };
}
