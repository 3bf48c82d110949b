import type { AppContext } from '../../app-context.ts';
import { DAY_MS, MovableClock } from '../../lib/clock.ts';
import { copyDemoResume } from '../resumes/index.ts';
import { demoCorrections, demoNewText, demoOldText } from './demo-texts.ts';
import { pdfStore } from './pdfs.queries.ts';
import { requestCorrections } from './request-corrections.ts';
import { sendResumeContent } from './send-resume-content.ts';
import { sendResumePdf } from './send-resume-pdf.ts';

const BY = 'Nandini Rao';

/** Gives an account a resume text to review, and a PDF that follows one it asked corrections of. */
export async function makeDemoResumeReviews(context: AppContext, accountId: number): Promise<void> {
  const now = context.clock.now().getTime();
  const on = (daysAgo: number) => ({ ...context, clock: new MovableClock(new Date(now - daysAgo * DAY_MS)) });
  const sendPdf = async (daysAgo: number) =>
    sendResumePdf(on(daysAgo), {
      accountId,
      file: await copyDemoResume(context, `Rahul resume ${daysAgo} days ago.pdf`),
      by: BY,
    });
  const id = await sendPdf(6);
  await requestCorrections(on(5), pdfStore, accountId, { id, corrections: demoCorrections });
  await sendPdf(2);
  await sendResumeContent(on(1), { accountId, oldContent: demoOldText, newContent: demoNewText, by: BY });
}
