import { reportReasonTexts } from '@aarambh/contract';
import { brand } from '../../../lib/brand.ts';
import type { MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';
import { maskContacts } from './mask-contacts.ts';

type ReportMail = 'report-received' | 'report-decided' | 'company-mail-code';

const WHY = `You are receiving this mail because someone reported this job on ${brand.name} with this address. If that was not you, ignore it.`;
const CHANGED = 'We looked at it again and decided otherwise. This mail replaces what we wrote to you before.';
const PRIVATE = 'The company is not told who reported the job.';
const PAID =
  'If you have paid anyone, or shared codes or bank details, call 1930 at once, or report it at cybercrime.gov.in.';

/** A fraudster chose the title, and the mail goes to the address that was given as the reporter's. */
const factsOf = ({ jobTitle, orgName }: { jobTitle: string; orgName: string }): [string, string][] => [
  ['Job', maskContacts(jobTitle)],
  ['Company', maskContacts(orgName)],
];

const decisions = {
  removed: {
    subject: 'We removed the job that you reported',
    preheader: 'Thank you: others are safer now.',
    before: ['We looked at the job that you reported and removed it. Everyone who applied is warned. Thank you.'],
  },
  closed: {
    subject: 'We closed the job that you reported',
    preheader: 'Thank you: it no longer accepts applications.',
    before: ['We looked at the job that you reported and closed it: it no longer accepts applications. Thank you.'],
  },
  right: {
    subject: 'We acted on the job that you reported',
    preheader: 'Thank you: you were right.',
    before: ['We looked at the job that you reported. You were right, and it was corrected or closed. Thank you.'],
  },
  kept: {
    subject: 'We looked at the job that you reported',
    preheader: 'What we found.',
    before: [
      'We looked at the job that you reported and found nothing that breaks our rules.',
      'We may be wrong. If something new happens, such as a request for money, please write to us.',
    ],
  },
};

/** Contents of mails about reports and checks of jobs. */
export const reportMails: { [T in ReportMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'report-received': ({ fullName, jobTitle, orgName, reason }, publicUrl) => ({
    subject: 'Thank you for your report',
    preheader: 'What happens next.',
    greeting: greetingFor(fullName),
    before: [
      'Thank you. You help others to stay safe. Our staff look at the job, most urgent reports first, and we write to you what we decided.',
      PRIVATE,
    ],
    button: { label: 'How we check jobs', link: `${publicUrl}/how-we-check` },
    facts: [...factsOf({ jobTitle, orgName }), ['Reported', reportReasonTexts[reason]]],
    after: ['Until then, do not pay anyone for this job, and do not share codes or bank details.', PAID],
    why: WHY,
  }),

  'report-decided': ({ fullName, decision, isChanged = false, ...job }, publicUrl) => ({
    subject: isChanged ? 'We changed our decision about the job that you reported' : decisions[decision].subject,
    preheader: decisions[decision].preheader,
    greeting: greetingFor(fullName),
    before: [...(isChanged ? [CHANGED] : []), ...decisions[decision].before, PRIVATE],
    button: { label: 'How we check jobs', link: `${publicUrl}/how-we-check` },
    facts: factsOf(job),
    after: [PAID],
    why: WHY,
  }),

  'company-mail-code': ({ orgName, code }) => ({
    subject: `A code for ${brand.name}`,
    preheader: 'Tell it to our staff, who asked you for it.',
    greeting: 'Hello,',
    before: [
      'Our staff want to confirm that this address belongs to the company below. If you are in touch with them, tell them this code:',
    ],
    code,
    facts: [['Company', maskContacts(orgName)]],
    after: ['It works for one day. If you do not know what this is about, ignore this mail.'],
    why: `You are receiving this mail because the staff of ${brand.name} check the companies of jobs.`,
  }),
};
