import { brand } from '../../../platform/figures/brand.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import type { ReadDocument } from './document-model.ts';

export const privacyPolicy: ReadDocument = {
  title: 'Privacy Policy',
  description: 'Which personal data we store, why, for how long, who can see it, and what your rights are.',
  updated: figures.updated,
  intro: `This is the notice of ${brand.name} under the Digital Personal Data Protection Act, 2023. It explains which of your personal data we store, why, for how long, and what your rights are. We never sell your data.`,
  parts: [
    {
      title: 'What we store, and why',
      points: [
        'Your name, country, mobile number and email address: to run your account and to reach you.',
        'Your resume, profile, picture, address, skills and preferred locations: to show you jobs that fit, and to send them to the employers you apply to.',
        'The jobs you apply for, your interviews and their results, so that you can track them.',
        'The plans you buy, invoices and refunds: to deliver them, and because tax law requires it. We never receive your card details: only the payment provider has them.',
        'When, from which kind of device and from which network address you sign in: to keep your account safe. You can read this list under [Login & Security](/account/security).',
      ],
    },
    {
      title: 'Your consent',
      points: [
        'We ask for your consent before we store anything, separately for each purpose, with checkboxes that are not pre-ticked.',
        'You can withdraw a consent at any time under [Privacy & Data](/account/privacy), as easily as you gave it. Earlier use of the data remains lawful.',
        'You must be 18 or older to have an account.',
      ],
    },
    {
      title: 'Who sees it',
      points: [
        'An employer sees your resume and contact details only for a job you applied to, or for which you agreed to be put forward.',
        'Our own staff see what they need to deliver what you bought.',
        'Companies that process data on our behalf: to send email, SMS and WhatsApp messages, take payments and store files.',
        'Authorities, where the law requires it.',
        'No one else. Other job seekers never see your data.',
      ],
    },
    {
      title: 'How long',
      points: [
        'Until you delete your account. Then your profile, resumes, picture and applications are deleted immediately.',
        'The log of sign-ins is kept for one year.',
        'Invoices and records of purchases are kept as long as tax law requires, even after the account is deleted, and used for nothing else.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        'See and download everything that is stored about you, under [Privacy & Data](/account/privacy), as a readable page or as JSON.',
        'Correct what is wrong, in [your profile](/profile/update).',
        'Delete your account and your data, under [Privacy & Data](/account/privacy).',
        'Nominate a person who may use these rights for you if you die or become unable to.',
        `Complain: first to our grievance officer (${brand.supportEmail}), who answers within ${figures.grievanceHours} business hours, then to the Data Protection Board of India.`,
      ],
    },
    {
      title: 'How we protect it',
      points: [
        'Passwords are stored only as salted hashes that cannot be reversed. Files are private and can be read only by authorised people.',
        'All connections are encrypted. Access by our staff is recorded.',
        'If there is ever a breach of your data, we inform you and the Data Protection Board without delay.',
      ],
    },
    {
      title: 'In your browser',
      points: [
        'We set no cookies for advertising and load nothing from companies that follow people around.',
        'To keep you signed in, your browser stores a token, your name and your account number on this device. Logging out removes them. “Keep me signed in” also remembers your email address, never your password.',
      ],
    },
    {
      title: 'Changes',
      points: ['If this notice changes in a way that matters to you, we inform you by email before it takes effect.'],
    },
  ],
};
