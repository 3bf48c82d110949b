import type { Point, SignedPoint } from './landing.ts';

const offers: SignedPoint[] = [
  {
    sign: 'place',
    title: 'Job listings',
    text: 'Vacancies in front of people who look for them, in cities and small towns alike.',
  },
  {
    sign: 'people',
    title: 'Recruitment support',
    text: 'We find, check and introduce candidates, and arrange the interviews.',
  },
  {
    sign: 'rupee',
    title: 'Third-party payroll',
    text: 'People on our payroll, at work for you: salaries, PF, ESI and tax on time.',
  },
  { sign: 'talk', title: 'Freelancer recruiters', text: 'Recruiters who know their trade and region, paid by result.' },
  { sign: 'shield', title: 'Verified candidates', text: 'Email, mobile and profile checked, resumes in one form.' },
  {
    sign: 'calendar',
    title: 'Walk-ins and job fairs',
    text: 'Invitations, answers and new times without a single phone call.',
  },
];

const rules: Point[] = [
  { title: 'Real vacancies', text: 'Vacancies are real, open and described truthfully.' },
  { title: 'No money', text: 'Nobody asks a candidate for money, for any reason.' },
  { title: 'Another interview', text: 'Whoever cancels an interview offers another one.' },
  { title: 'An answer', text: 'Candidates hear what became of their application.' },
];

/** All that /employer says; read on the server. */
export const employerTexts = { offers, rules };
