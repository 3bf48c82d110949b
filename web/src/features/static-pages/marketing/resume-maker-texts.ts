import type { Point, Question, SignedPoint, Story } from './landing.ts';

const problems: Point[] = [
  {
    title: 'It says what you did, not what you can',
    text: 'Lists of duties look alike. Employers look for what came of them.',
  },
  {
    title: 'Machines cannot read it',
    text: 'Tables, photos and columns confuse the software that reads resumes first.',
  },
  { title: 'It is the same for every job', text: 'A resume for everything fits nothing. The first lines decide.' },
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
    text: 'A clear layout that applicant software understands and people like.',
  },
  {
    sign: 'people',
    title: 'Written for your role',
    text: 'Words that employers of your trade look for, where they are true.',
  },
  { sign: 'pencil', title: 'A cover letter with it', text: 'Short and to the point, in plans that include it.' },
  {
    sign: 'shield',
    title: 'You have the last word',
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
      'The builder makes a resume in under 10 minutes. A resume that our writers rewrite for you takes a few working days; you see in your account how far it is.',
  },
  {
    question: 'Can I change it afterwards?',
    answer: 'Yes. You get it as PDF and Word, and before it is final you can ask for corrections.',
  },
  {
    question: 'Do you invent things?',
    answer: 'No. We write what you tell us and what is true, better. A lie in a resume costs the job.',
  },
  {
    question: 'Do I need a paid resume to apply?',
    answer: 'No. Applying is free with any resume. Upload the one you have, and see how it goes.',
  },
];

/** All that /resume-maker says (commerce §1, §2); read on the server. */
export const resumeMakerTexts = { problems, features, stories, questions };
