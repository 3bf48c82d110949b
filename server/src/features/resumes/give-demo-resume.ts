import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../../platform/platform.ts';
import { saveResume } from './save-resume.ts';

const demoResume = join(import.meta.dirname, 'demo-resume.pdf');

/** Stores the resume of the demo for an account, the way an upload does. */
export async function giveDemoResume(platform: Platform, accountId: number): Promise<void> {
  const path = join(platform.files.temporaryFolder, `demo-resume-${accountId}.pdf`);
  await copyFile(demoResume, path);
  const { size } = await stat(path);
  await saveResume(platform, accountId, { path, name: 'Rahul Venkataraman Subramaniam resume.pdf', bytes: size });
}
