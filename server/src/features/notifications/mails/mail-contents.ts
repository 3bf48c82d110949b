import type { MailData } from '../outbox/message.ts';
import { accountMails } from './account-mails.ts';
import { applicationMails } from './application-mails.ts';
import { interviewMails } from './interview-mails.ts';
import { jobFairMails } from './job-fair-mails.ts';
import type { MailContent } from './mail-layout.ts';
import { moderationMails } from './moderation-mails.ts';
import { planMails } from './plan-mails.ts';
import { reportMails } from './report-mails.ts';
import { resumeReviewMails } from './resume-review-mails.ts';
import { searchAlertMails } from './search-alert-mails.ts';
import { staffMails } from './staff-mails.ts';
import { supportMails } from './support-mails.ts';
import { vacancyMails } from './vacancy-mails.ts';
import { walkInMails } from './walk-in-mails.ts';

/** Contents of all mails by template. `publicUrl` has no trailing slash. */
export const mailContents: { [T in keyof MailData]: (data: MailData[T], publicUrl: string) => MailContent } = {
  ...accountMails,
  ...applicationMails,
  ...interviewMails,
  ...jobFairMails,
  ...moderationMails,
  ...planMails,
  ...reportMails,
  ...resumeReviewMails,
  ...searchAlertMails,
  ...staffMails,
  ...supportMails,
  ...vacancyMails,
  ...walkInMails,
};
