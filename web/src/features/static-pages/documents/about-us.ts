import { brand } from '../../../platform/figures/brand.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import type { ReadDocument } from './document-model.ts';

export const aboutUs: ReadDocument = {
  title: 'About Us',
  description: `${brand.name} is a job portal for India: vacancies in one place, free applications, and honest help with interviews and resumes.`,
  updated: figures.updated,
  intro: `${brand.name} means “${brand.meaning}”. We built it for people who are looking for their first job, or a new one, and who are tired of being cheated on the way.`,
  figures: 'landing',
  parts: [
    {
      title: 'What we do',
      paragraphs: [
        'We bring vacancies from across India to one place, where searching and applying is free. If you want more help, you can get interview calls with employers, a professionally written resume and one-to-one counselling.',
        `The portal is part of a smart hiring and workforce platform: job listings, third-party payroll, recruitment support and freelancer recruiter services across India.`,
      ],
    },
    {
      title: 'What we promise',
      points: [
        'Applying is free, and always will be.',
        'We promise only what we can deliver: interviews, not jobs.',
        'We deliver what you pay for, or refund it. You can track the status.',
        'Your data is yours. We ask for your consent before we store it, show you all of it, and delete it on request.',
        'The portal works on low-cost phones and slow connections.',
      ],
    },
    {
      title: 'Who we work with',
      paragraphs: [
        'Employers of every size, from local shops to large companies; recruiters who know their industry; and payroll partners who pay on time. They use a separate site, [for employers](/employer).',
      ],
    },
    {
      title: 'Where we are',
      paragraphs: [
        `We are based in Pune, Maharashtra, and serve all of India. Our office is open ${figures.officeHours}.`,
        `Write to us at ${brand.supportEmail}. A person will reply.`,
      ],
    },
  ],
};
