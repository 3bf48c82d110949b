import type { AppContext } from '../../app-context.ts';
import { copyDemoResume } from './copy-demo-resume.ts';
import { type DemoResume, drawDemoResume } from './draw-demo-resume.ts';
import { saveResume } from './save-resume.ts';

/** Stores a resume for an account, the way an upload does: the resume of the demo, or one that is drawn. */
export async function saveDemoResume(context: AppContext, accountId: number, resume?: DemoResume): Promise<void> {
  const file = resume
    ? await drawDemoResume(context, resume)
    : await copyDemoResume(context, 'Rahul Venkataraman Subramaniam resume.pdf');
  await saveResume(context, accountId, file);
}
