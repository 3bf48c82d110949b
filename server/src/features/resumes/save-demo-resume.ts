import type { AppContext } from '../../app-context.ts';
import { copyDemoResume } from './copy-demo-resume.ts';
import { saveResume } from './save-resume.ts';

/** Stores the resume of the demo for an account, the way an upload does. */
export async function saveDemoResume(context: AppContext, accountId: number): Promise<void> {
  await saveResume(context, accountId, await copyDemoResume(context, 'Rahul Venkataraman Subramaniam resume.pdf'));
}
