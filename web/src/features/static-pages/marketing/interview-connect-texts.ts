import { STARTING_PRICE } from '../../../platform/figures/marketing-figures.ts';
import type { Contrast, Point, Question, SignedPoint, Story } from './landing.ts';

const whyUs: SignedPoint[] = [
  {
    sign: 'calendar',
    title: 'Guaranteed interviews',
    text: 'Three to five interview calls per plan, with verified employers, for jobs that fit you.',
  },
  {
    sign: 'shield',
    title: 'Free replacement',
    text: 'An employer cancels? You get another interview in its place, at no cost.',
  },
  {
    sign: 'people',
    title: 'Somebody to talk to',
    text: '1:1 consulting in our top plan, by people who have hired themselves.',
  },
  {
    sign: 'talk',
    title: 'Support 24/7',
    text: 'By WhatsApp and e-mail. You always know what happens next.',
  },
  {
    sign: 'eye',
    title: 'Everything in sight',
    text: 'Your dashboard shows each call: promised, scheduled, held. Nothing gets lost.',
  },
  {
    sign: 'rupee',
    title: 'Honest prices',
    text: `Plans start at ${STARTING_PRICE}, plus GST. You see the total before you pay.`,
  },
];

const audience: Point[] = [
  { title: 'First job', text: 'You have finished your studies and nobody answers your applications.' },
  { title: 'Next step', text: 'You have a job and want a better one, without half a year of searching beside it.' },
  { title: 'A new field', text: 'You are changing careers and need somebody to explain your strengths to employers.' },
  { title: 'Back to work', text: 'You took a break, for a child, for health, for family, and want to start again.' },
  { title: 'A new city', text: 'You move, and know no employer where you are going.' },
  { title: 'Far from the metros', text: 'You live in a smaller town, and the interviews are elsewhere.' },
];

const industries = [
  'Information technology',
  'Banking and finance',
  'Sales and marketing',
  'Customer support and BPO',
  'Manufacturing',
  'Healthcare and pharma',
  'Education',
  'Logistics and supply chain',
  'Retail and e-commerce',
  'Hospitality',
  'Construction and real estate',
  'Human resources and administration',
];

const contrasts: Contrast[] = [
  { label: 'Interviews', without: 'Perhaps, after many applications', with: '3-5 guaranteed calls in your plan' },
  { label: 'Employers', without: 'You check each one yourself', with: 'Verified before they speak to you' },
  { label: 'Your resume', without: 'You hope that it is read', with: 'Analysed before the first call' },
  { label: 'When an employer cancels', without: 'You start again', with: 'A replacement interview, free' },
  { label: 'What happens next', without: 'Silence', with: 'Every step in your dashboard' },
  { label: 'A promise of a job', without: 'Nobody can give it', with: 'Nor do we: interviews, not job placement' },
];

const steps: Point[] = [
  { title: 'Resume analysis', text: 'We read your resume the way an employer does, and tell you what we see.' },
  { title: 'Candidate discussion', text: 'We talk: what you can, what you want, where and for how much.' },
  { title: 'Corrections and suggestions', text: 'We mend what stands in your way, and practise what will be asked.' },
  { title: 'Interview scheduling', text: 'We arrange the calls with employers. You get date, time and place.' },
];

const stories: Story[] = [
  {
    name: 'Kavya',
    role: 'Junior accountant',
    city: 'Nagpur',
    words:
      'I had sent sixty applications and heard nothing. Here the first call came in nine days, the third one hired me.',
  },
  {
    name: 'Imran',
    role: 'Support engineer',
    city: 'Hyderabad',
    words:
      'One company cancelled on the morning of the interview. I got another one the same week and did not have to ask.',
  },
  {
    name: 'Meenakshi',
    role: 'HR executive',
    city: 'Chennai',
    words: 'After four years at home I did not know how to explain the gap. They did, and the employers listened.',
  },
];

const questions: Question[] = [
  {
    question: 'Do you guarantee a job?',
    answer:
      'No. Interviews are guaranteed, not job placement. Your plan names how many interview calls you get; whether you are hired is between you and the employer. Whoever sells you a job is cheating you.',
  },
  {
    question: 'What happens if an employer cancels the interview?',
    answer:
      'You get a replacement interview, free of charge. It does not count against your calls. If you cancel yourself less than 24 hours before, it counts as one.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Yes, within 7 days of the payment, if no service of the plan has started. You ask in your account and see at once how much comes back. It is all in our refund policy.',
  },
];

/** All that /interview-connect says (commerce §1, §2); read on the server. */
export const interviewConnectTexts = { whyUs, audience, industries, contrasts, steps, stories, questions };
