import type { AppContext } from '../../app-context.ts';
import { DAY_MS, MovableClock } from '../../lib/clock.ts';
import { copyDemoResume } from '../resumes/index.ts';
import { demoCorrections, demoNewText, demoOldText } from './demo-texts.ts';
import { requestCorrections } from './request-corrections.ts';
import { pdfReviews } from './review-store.queries.ts';
import { sendResumeContent } from './send-resume-content.ts';
import { sendResumePdf } from './send-resume-pdf.ts';

const SENT_BY = 'Nandini Rao';

/** Creates a resume text for an account to review, and a PDF that replaces one the account requested corrections of. */
export async function createDemoResumeReviews(context: AppContext, accountId: number): Promise<void> {
  const now = context.clock.now().getTime();
  const contextAt = (daysAgo: number) => ({ ...context, clock: new MovableClock(new Date(now - daysAgo * DAY_MS)) });
  const sendPdf = async (daysAgo: number) =>
    sendResumePdf(contextAt(daysAgo), {
      accountId,
      file: await copyDemoResume(context, `Rahul resume ${daysAgo} days ago.pdf`),
      by: SENT_BY,
    });
  const id = await sendPdf(6);
  await requestCorrections(contextAt(5), pdfReviews, accountId, { id, corrections: demoCorrections });
  await sendPdf(2);
  await sendResumeContent(contextAt(1), { accountId, oldContent: demoOldText, newContent: demoNewText, by: SENT_BY });
}
