import { brand } from '../../../lib/brand.ts';
import type { MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';
import { maskContacts } from './mask-contacts.ts';

type ModerationMail = 'fraud-warning' | 'fraud-correction' | 'posting-question';

/** Contents of mails about moderation decisions. */
export const moderationMails: { [T in ModerationMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'fraud-warning': ({ fullName, jobTitle, orgName }, publicUrl) => ({
    subject: `Warning: a job you applied for on ${brand.name} was not genuine`,
    preheader: 'We removed it. Do not pay anyone, and do not share codes or documents.',
    greeting: greetingFor(fullName),
    before: [
      'We removed a job you applied for because it was a fraud. The company named in it may know nothing about it. Please do not continue with it, even if someone is already in touch with you.',
      'Do not pay any fee or deposit. Do not share OTPs, bank or card details, Aadhaar or PAN. A genuine employer never asks for money.',
      'If you have paid or shared such details: call 1930 (the national cyber crime helpline) at once and tell your bank. The earlier you call, the better the chance that the payment can be stopped. Then report it at https://cybercrime.gov.in and keep messages, numbers and receipts as proof.',
    ],
    button: { label: 'Tell us what happened', link: `${publicUrl}/contact-us` },
    facts: [
      ['Job', maskContacts(jobTitle)],
      ['Company named', maskContacts(orgName)],
    ],
    after: ['We are sorry that this happened. Write to us if someone contacts you about this job.'],
    why: `You are receiving this mail because you applied for this job with your ${brand.name} account. This warning goes to everyone who applied.`,
  }),

  'fraud-correction': ({ fullName, jobTitle, orgName }, publicUrl) => ({
    subject: `Correction: a job you applied for on ${brand.name} was not a fraud`,
    preheader: 'Our warning was wrong, and we are sorry.',
    greeting: greetingFor(fullName),
    before: [
      'We warned you about a job that you applied for. We have looked at it again, and it was not a fraud: our warning was wrong. We apologise to you and to the company.',
      'The job stays closed here. You may continue your application with the company.',
    ],
    button: { label: 'Write to us', link: `${publicUrl}/contact-us` },
    facts: [
      ['Job', maskContacts(jobTitle)],
      ['Company', maskContacts(orgName)],
    ],
    after: ['It remains true of every job: do not pay for it, and do not share OTPs or bank details.'],
    why: `You are receiving this mail because we warned you about this job. It goes to everyone who was warned.`,
  }),

  'posting-question': ({ caseId, jobTitle, orgName, question, note, isHidden }) => ({
    subject: `A question about your job posting [case M${caseId}]`,
    preheader: isHidden ? 'It is hidden until we have your answer.' : 'Please answer within a day.',
    greeting: 'Hello,',
    before: [
      isHidden
        ? `Your posting on ${brand.name} is hidden until we have your answer to this question:`
        : `We have a question about your posting on ${brand.name}. Please answer within a day:`,
      question,
    ],
    facts: [
      ['Our staff write', note],
      ['Job', jobTitle],
      ['Company', orgName],
    ],
    after: [`Please write to ${brand.supportEmail} and name case M${caseId}.`],
    why: `You are receiving this mail because this is the address of the contact of this job on ${brand.name}, of who posted it, or of its company. If you know nothing of the job, please tell us.`,
  }),
};
