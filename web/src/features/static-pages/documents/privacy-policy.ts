import { brand } from '../../../platform/figures/brand.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import type { ReadDocument } from './document.ts';

export const privacyPolicy: ReadDocument = {
  title: 'Privacy Policy',
  description: 'Which personal data we keep, why, for how long, who sees it, and what you can do.',
  updated: figures.updated,
  intro: `This is the notice of ${brand.name} under the Digital Personal Data Protection Act, 2023. It says which personal data we keep of you, why, for how long, and what you can ask of us. We never sell your data.`,
  parts: [
    {
      title: 'What we keep, and why',
      points: [
        'Your name, country, mobile number and email address: to run your account and to reach you.',
        'Your resume, profile, picture, address, skills and preferred locations: to show you jobs that fit, and to send them to the employers you apply to.',
        'The jobs you apply for, your interviews, and what became of both: so that you can follow them.',
        'The plans you buy, invoices and refunds: to deliver them, and because tax law asks for it. Card details never reach us: the payment provider has them.',
        'When, from which kind of device and from which network address you sign in: to keep your account safe. You can read this list under [Login & Security](/account/security).',
      ],
    },
    {
      title: 'Your consent',
      points: [
        'We ask before we keep anything, item by item, with boxes that are not ticked beforehand.',
        'You can take a consent back at any time under [Privacy & Data](/account/privacy), as easily as you gave it. What was done before stays lawful.',
        'You must be 18 or older to have an account.',
      ],
    },
    {
      title: 'Who sees it',
      points: [
        'An employer sees your resume and contact details only for a job you applied to, or for which you agreed to be put forward.',
        'Our own staff see what they need to deliver what you bought.',
        'Companies that work for us and on our word: for sending email and SMS, for taking payments, for keeping files.',
        'Authorities, where the law obliges us.',
        'Nobody else. Other job seekers never see anything of yours.',
      ],
    },
    {
      title: 'How long',
      points: [
        'Until you delete your account. Then your profile, resumes, picture and applications are deleted at once.',
        'The log of sign-ins is kept for one year.',
        'Invoices and records of purchases are kept as long as tax law asks for, also after the account is deleted, and used for nothing else.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        'See and download everything that is kept about you, under [Privacy & Data](/account/privacy), as a readable page or as JSON.',
        'Correct what is wrong, in [your profile](/profile/update).',
        'Delete your account and your data, under [Privacy & Data](/account/privacy).',
        'Name somebody who may use these rights for you if you die or cannot.',
        `Complain: first to our grievance officer (${brand.supportEmail}), who answers within ${figures.grievanceHours} business hours, then to the Data Protection Board of India.`,
      ],
    },
    {
      title: 'How it is kept safe',
      points: [
        'Passwords are kept only as a salted hash that cannot be turned back. Files are private and are read only by whoever is allowed to.',
        'Everything travels encrypted. Access by our staff is recorded.',
        'If your data should ever fall into wrong hands, we tell you and the Data Protection Board without delay.',
      ],
    },
    {
      title: 'In your browser',
      points: [
        'We set no cookies for advertising and load nothing from companies that follow people around.',
        'To keep you signed in, your browser keeps a token, your name and your account number on this device. Logging out removes them. “Keep me signed in” also remembers your email address, never your password.',
      ],
    },
    {
      title: 'Changes',
      points: ['If this notice changes in a way that matters to you, we tell you by email before it holds.'],
    },
  ],
};
