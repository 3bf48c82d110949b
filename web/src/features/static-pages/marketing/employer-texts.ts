import type { Point, SignedPoint } from './landing.ts';

const offers: SignedPoint[] = [
  {
    sign: 'place',
    title: 'Job listings',
    text: 'Reach job seekers in cities and small towns alike.',
  },
  {
    sign: 'people',
    title: 'Recruitment support',
    text: 'We find and introduce candidates, and arrange the interviews.',
  },
  {
    sign: 'rupee',
    title: 'Third-party payroll',
    text: 'Staff on our payroll, working for you: salaries, PF, ESI and tax on time.',
  },
  {
    sign: 'talk',
    title: 'Freelancer recruiters',
    text: 'Recruiters who know their industry and region, paid by results.',
  },
  {
    sign: 'shield',
    title: 'Confirmed contacts',
    text: 'Candidates can confirm their email and mobile number with a link and an OTP.',
  },
  {
    sign: 'calendar',
    title: 'Walk-ins and job fairs',
    text: 'Invitations, replies and rescheduling without a single phone call.',
  },
];

const rules: Point[] = [
  { title: 'Real vacancies', text: 'Post only real, open vacancies and describe them truthfully.' },
  { title: 'No money', text: 'Never ask a candidate for money, for any reason.' },
  { title: 'A replacement', text: 'If you cancel an interview, offer another one.' },
  { title: 'A reply', text: 'Inform candidates of the result of their application.' },
];

/** Texts of /employer; loaded on the server. */
export const employerTexts = { offers, rules };
