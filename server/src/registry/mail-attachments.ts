import { attachInvoice } from '../features/billing/payments/index.ts';
import { attachInterview } from '../features/interviews/index.ts';
import { attachJobFair } from '../features/job-fairs/index.ts';
import type { AttachmentMakers } from '../features/notifications/index.ts';

/** Creates the attachments of mails. Passed to notifications, which must not import the features that send mails. */
export const attachmentMakers: AttachmentMakers = {
  attachInvoiceId: attachInvoice,
  attachInterviewId: attachInterview,
  attachJobFairId: attachJobFair,
};
