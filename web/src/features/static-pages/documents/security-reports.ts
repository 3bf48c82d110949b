import { brand } from '../../../platform/figures/brand.ts';
import type { ReadDocument } from './document-model.ts';

export const securityReports: ReadDocument = {
  title: 'Report a security problem',
  description: 'How to tell us about a security problem of this site, what we promise, and what is allowed.',
  updated: '23 November 2026',
  intro: `If you have found a way to read or change what is not yours on ${brand.name}, please tell us before anyone else. You can write in English or Hindi.`,
  parts: [
    {
      title: 'How to report',
      points: [
        `Write to the address in the file /.well-known/security.txt of this site, or to ${brand.supportEmail} with the subject Security.`,
        'Describe what you did step by step, with the address of the page, the time and the account you used. A short recording helps.',
        'Do not send personal data of others. Say how many people are concerned instead.',
      ],
    },
    {
      title: 'What you can expect',
      points: [
        'We confirm your report within three working days, and tell you within ten whether we could reproduce it.',
        'We tell you when it is repaired, and name you if you want that. We pay no reward.',
        'We take no legal step against anyone who keeps to the rules below.',
      ],
    },
    {
      title: 'What is allowed',
      points: [
        'Use your own accounts only. Stop as soon as you see data of another person, and delete it.',
        'Do not overload the site, send messages to others, publish vacancies or pay with cards that are not yours.',
        'Do not publish the problem before it is repaired, or before 90 days have passed since your report.',
      ],
    },
    {
      title: 'What is something else',
      points: [
        'A vacancy that asks for money: use Report this job on its page, or see [how we check vacancies](/how-we-check).',
        'An account that someone else uses: change your password, and end all sessions under [Security](/account/security).',
      ],
    },
  ],
};
