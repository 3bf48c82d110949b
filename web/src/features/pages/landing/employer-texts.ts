import type { Point } from './landing.ts';

const offers: Point[] = [
  { title: 'Job listings', text: 'Vacancies in front of people who look for them, in cities and small towns alike.' },
  { title: 'Recruitment support', text: 'We find, check and introduce candidates, and arrange the interviews.' },
  { title: 'Third-party payroll', text: 'People on our payroll, at work for you: salaries, PF, ESI and tax on time.' },
  { title: 'Freelancer recruiters', text: 'Recruiters who know their trade and region, paid by result.' },
  { title: 'Verified candidates', text: 'E-mail, mobile and profile checked, resumes in one form.' },
  { title: 'Walk-ins and job fairs', text: 'Invitations, answers and new times without a single phone call.' },
];

const rules = [
  'Vacancies are real, open and described truthfully.',
  'Nobody asks a candidate for money, for any reason.',
  'Whoever cancels an interview offers another one.',
  'Candidates hear what became of their application.',
];

/** All that /employer says; read on the server. */
export const employerTexts = { offers, rules };
