import { z } from 'zod';
import { call } from './call.ts';
import { optionalText, typedText } from './fields.ts';

export const MAX_SUPPORT_TEXT = 5_000;

/** The contact form. */
export const supportForm = z.object({
  fullName: typedText('Enter your name', 100),
  email: z
    .string('Enter your email')
    .trim()
    .min(1, 'Enter your email')
    .max(254, 'Maximum 254 characters allowed')
    .pipe(z.email('Enter a valid email')),
  subject: optionalText(150),
  text: typedText('Write what it is about', MAX_SUPPORT_TEXT),
});
export type SupportForm = z.output<typeof supportForm>;

export const sendSupportMessage = call({
  method: 'POST',
  path: 'Support/SendMessage',
  summary: 'Send the contact form; `pass` is that of a solved captcha. The reply names the number of the case.',
  source: 'ours',
  access: 'visitor',
  recognises: true,
  body: z.strictObject({ ...supportForm.shape, pass: z.string('Please complete the reCAPTCHA.').min(1).max(400) }),
  reply: { kind: 'json', schema: z.object({ caseID: z.number().int() }) },
  limit: { max: 20, perSeconds: 600 },
});

export const supportCalls = { sendSupportMessage };
