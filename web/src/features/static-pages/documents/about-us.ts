import { brand } from '../../../platform/figures/brand.ts';
import { marketingFigures } from '../../../platform/figures/marketing-figures.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import type { ReadDocument } from './document.ts';

export const aboutUs: ReadDocument = {
  title: 'About Us',
  description: `${brand.name} is a job portal for India: verified vacancies, free applications, and honest help with interviews and resumes.`,
  updated: figures.updated,
  intro: `${brand.name} means “${brand.meaning}”. We built it for people who are looking for their first job, or a new one, and who are tired of being cheated on the way.`,
  figures: marketingFigures.landing,
  parts: [
    {
      title: 'What we do',
      paragraphs: [
        'We bring verified vacancies from across India to one place, where searching and applying is free. Whoever wants more help can have it: interview calls with verified employers, a resume written with care, and somebody to talk to.',
        `Behind it stands a smart hiring and workforce platform: job listings, third-party payroll, recruitment support and freelancer recruiter services across India.`,
      ],
    },
    {
      title: 'What we promise',
      points: [
        'Applying is free. It was never for sale, and never will be.',
        'We say what we can promise: interviews, not jobs.',
        'What is paid is delivered or refunded, and you see which.',
        'Your data is yours. We ask before we keep it, show you all of it, and delete it when you say so.',
        'The portal works on a cheap phone and a slow line.',
      ],
    },
    {
      title: 'Who we work with',
      paragraphs: [
        'Employers of every size, from the shop around the corner to the company with a campus; recruiters who know their trade; and payroll partners who pay on time. They have a site of their own, [for employers](/employer).',
      ],
    },
    {
      title: 'Where we are',
      paragraphs: [
        `We work from Pune, Maharashtra, and for all of India. Our office is open ${figures.officeHours}.`,
        `Write to us at ${brand.supportEmail}. People answer, not machines.`,
      ],
    },
  ],
};
