import { brand } from '../../../platform/figures/brand.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import type { ReadDocument } from './document-model.ts';

export const businessPolicy: ReadDocument = {
  title: 'Business Policy',
  description: 'How we work with job seekers and employers, and how complaints are handled.',
  updated: figures.updated,
  intro: 'How we work: what we promise, what we ask of employers, and whom to contact when something goes wrong.',
  parts: [
    {
      title: 'For job seekers',
      points: [
        'Applying is free and stays free. A plan never decides whether you may apply.',
        'Prices are shown with GST before you enter any details. There are no hidden charges and nothing renews automatically.',
        'We deliver what you pay for, or refund it. Track every service in your dashboard.',
        'We guarantee the interview calls of a plan. We do not guarantee a job, and no one on this portal may sell you one.',
      ],
    },
    {
      title: 'For employers',
      points: [
        'Vacancies must be real, open and described truthfully. They expire automatically, and are closed when the position is filled.',
        'No employer may ask a candidate for money, deposits or documents that are not needed for the job.',
        'An employer who cancels an interview owes the candidate a replacement.',
        'Employers, recruiters and payroll partners work with us on a separate site, [for employers](/employer).',
      ],
    },
    {
      title: 'Working hours',
      points: [
        `The office is open ${figures.officeHours}. The support line ${brand.supportPhone} is open ${brand.supportHours}.`,
        'Email and WhatsApp messages reach us at any hour.',
      ],
    },
    {
      title: 'How complaints are handled',
      points: [
        `First level: write to ${brand.supportEmail} or call. You will get a reply within ${figures.escalationHours[0]} hours.`,
        `Second level: reply that you want to escalate it. A team lead replies within ${figures.escalationHours[1]} hours.`,
        `Third level: the management replies within ${figures.escalationHours[2]} hours. Its decision is final.`,
        `The grievance officer, for anything about your personal data or your rights, answers within ${figures.grievanceHours} business hours.`,
        `Please raise a dispute about a payment or a service within ${figures.disputeDays} days.`,
      ],
    },
    {
      title: 'Tax and law',
      points: [
        `GST registration ${brand.gstin}. Every payment comes with a tax invoice.`,
        `All business is under the laws of India and the courts of ${figures.jurisdiction}.`,
      ],
    },
  ],
};
