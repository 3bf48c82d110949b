import type { Contrast, Point, Question, SignedPoint, Story } from './landing.ts';

const whyUsWith = (startingPrice: string | undefined): SignedPoint[] => [
  {
    sign: 'calendar',
    title: 'Guaranteed interviews',
    text: 'Three to five interview calls per plan, with employers, for jobs that fit you.',
  },
  {
    sign: 'shield',
    title: 'Free replacement',
    text: 'If an employer cancels, you get another interview at no cost.',
  },
  {
    sign: 'people',
    title: 'One-to-one advice',
    text: '1:1 consulting in our top plan, by people with hiring experience.',
  },
  {
    sign: 'talk',
    title: 'Support 24/7',
    text: 'By WhatsApp and e-mail. You always know what happens next.',
  },
  {
    sign: 'eye',
    title: 'Everything in one place',
    text: 'Your dashboard shows each call: promised, scheduled and completed.',
  },
  {
    sign: 'rupee',
    title: 'Honest prices',
    text: `${startingPrice ? `Plans start at ${startingPrice}, plus GST. ` : ''}You see the total before you pay.`,
  },
];

const audience: Point[] = [
  { title: 'First job', text: 'You have finished your studies and get no reply to your applications.' },
  { title: 'Next step', text: 'You have a job and want a better one, without months of searching.' },
  { title: 'A new field', text: 'You are changing careers and need help to explain your strengths to employers.' },
  { title: 'Back to work', text: 'You took a break for family or health, and want to start again.' },
  { title: 'A new city', text: 'You are relocating and do not know employers in the new city.' },
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
  { label: 'Employers', without: 'You check each one yourself', with: 'We arrange the interview with them' },
  { label: 'Your resume', without: 'You hope that it is read', with: 'Analysed before the first call' },
  { label: 'When an employer cancels', without: 'You start again', with: 'A replacement interview, free' },
  { label: 'What happens next', without: 'Silence', with: 'Every step in your dashboard' },
  { label: 'A promise of a job', without: 'No one can give one', with: 'We promise interviews, not job placement' },
];

const steps: Point[] = [
  { title: 'Resume analysis', text: 'We read your resume as an employer would, and give you feedback.' },
  {
    title: 'Candidate discussion',
    text: 'We discuss your skills, your goals, your preferred location and your expected salary.',
  },
  {
    title: 'Corrections and suggestions',
    text: 'We improve your resume and practise likely questions with you.',
  },
  { title: 'Interview scheduling', text: 'We arrange the calls with employers. You get date, time and place.' },
];

const stories: Story[] = [
  {
    name: 'Kavya',
    role: 'Junior accountant',
    city: 'Nagpur',
    words:
      'I had sent sixty applications and heard nothing. Here the first call came in nine days, and the third got me hired.',
  },
  {
    name: 'Imran',
    role: 'Support engineer',
    city: 'Hyderabad',
    words: 'One company cancelled on the morning of the interview. I got another one the same week, without asking.',
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
      'No. Interviews are guaranteed, not job placement. Your plan states how many interview calls you get; whether you are hired is between you and the employer. Anyone who offers to sell you a job is cheating you.',
  },
  {
    question: 'What happens if an employer cancels the interview?',
    answer:
      'You get a replacement interview, free of charge. It does not count against your calls. If you cancel an interview yourself less than 24 hours before it, it counts as one of your calls.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Yes, within 7 days of the payment, if no service of the plan has started. You request it in your account and see the refund amount immediately. See our refund policy for details.',
  },
];

/**
 * Texts of /interview-connect (commerce §1, §2); made on the server.
 * @param startingPrice the lowest price of its plans, such as 'Rs 2,599'; undefined when there is none
 */
export const interviewConnectTextsWith = (startingPrice: string | undefined) => ({
  whyUs: whyUsWith(startingPrice),
  audience,
  industries,
  contrasts,
  steps,
  stories,
  questions,
});
