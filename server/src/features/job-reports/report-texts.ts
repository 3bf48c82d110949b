/** Texts for a reporter after the report. */
export const reportTexts = {
  thanks: 'Thank you. We will check this job and write to you about our decision.',
  /** The number is that of the outbox (`guest` in message-limits.ts). */
  thanksGuest:
    'Thank you. We will check this job and write to you about our decision. Without an account you get at most four such mails a day.',
  thanksUnverified:
    'Thank you. We will look at this job. Verify your email address, and we will write to you what we decided.',
  counted:
    'Thank you. Many people have reported this job today. We have counted your report and are looking at the job.',
  repeated: 'You have reported this job already. We are looking at it.',
  added: 'Thank you. We have added this to your report and are looking at the job.',
  removed: 'We have already removed this job as a fraud. Do not pay anyone, and do not share codes or documents.',
} as const;
