import type { Platform } from '../../app-context.ts';
import { copyDemoResume } from './copy-demo-resume.ts';
import { saveResume } from './save-resume.ts';

/** Stores the resume of the demo for an account, the way an upload does. */
export async function giveDemoResume(platform: Platform, accountId: number): Promise<void> {
  await saveResume(platform, accountId, await copyDemoResume(platform, 'Rahul Venkataraman Subramaniam resume.pdf'));
}
