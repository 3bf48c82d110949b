import type { Point, Question, SignedPoint, Story } from './landing.ts';

const problems: Point[] = [
  {
    title: 'It lists duties, not results',
    text: 'Lists of duties look alike. Employers look for what you achieved.',
  },
  {
    title: 'Machines cannot read it',
    text: 'Tables, photos and columns confuse the software that screens resumes.',
  },
  { title: 'It is the same for every job', text: 'A general resume fits no job well. The first lines matter most.' },
];

const features: SignedPoint[] = [
  {
    sign: 'clock',
    title: 'Ready in under 10 minutes',
    text: 'Answer a few questions about yourself. We do the writing.',
  },
  { sign: 'file', title: 'PDF or Word', text: 'Download it, change it, print it. It is yours.' },
  {
    sign: 'eye',
    title: 'Read by machines and people',
    text: 'A clear layout that applicant tracking software can read and people like.',
  },
  {
    sign: 'people',
    title: 'Written for your role',
    text: 'Keywords that employers in your industry look for, where they are true.',
  },
  { sign: 'pencil', title: 'A matching cover letter', text: 'Short and to the point, in plans that include it.' },
  {
    sign: 'shield',
    title: 'You approve it',
    text: 'You see the new resume beside the old one, ask for corrections, and approve it.',
  },
];

const stories: Story[] = [
  {
    name: 'Rohit',
    role: 'Diploma in mechanical engineering',
    city: 'Kolhapur',
    words: 'My old resume had three pages and no result. The new one has one page and got me two calls.',
  },
  {
    name: 'Fathima',
    role: 'Data entry operator',
    city: 'Kochi',
    words: 'I asked for two corrections and they were made the next day. I could see exactly what had changed.',
  },
  {
    name: 'Gurpreet',
    role: 'Sales officer',
    city: 'Ludhiana',
    words: 'They asked me for figures I never thought of. Now they are the first thing employers talk about.',
  },
];

const questions: Question[] = [
  {
    question: 'How long does it take?',
    answer:
      'The builder creates a resume in under 10 minutes. A resume that our writers rewrite for you takes a few working days; you can track it in your account.',
  },
  {
    question: 'Can I change it afterwards?',
    answer: 'Yes. You get it as PDF and Word, and before it is final you can ask for corrections.',
  },
  {
    question: 'Do you make things up?',
    answer: 'No. We only present what you tell us more clearly. A false claim in a resume can cost you the job.',
  },
  {
    question: 'Do I need a paid resume to apply?',
    answer: 'No. Applying is free with any resume. Upload the one you have, and see how it goes.',
  },
];

/** Texts of /resume-maker (commerce §1, §2); loaded on the server. */
export const resumeMakerTexts = { problems, features, stories, questions };
