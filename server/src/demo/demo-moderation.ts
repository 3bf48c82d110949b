import type { ReportReason } from '@aarambh/contract';
import type { AppContext } from '../app-context.ts';
import { reportJob } from '../features/job-reports/index.ts';
import { listNewestLiveCards } from '../features/vacancies/index.ts';
import { publishPostings, type VacancyPosting } from '../features/vacancy-lifecycle/index.ts';
import { MINUTE_MS, MovableClock } from '../lib/clock.ts';
import { generateDemoPostings } from './postings/generate-demo-postings.ts';

/** Postings that screening holds, with the minutes since each came in. No live vacancy is added. */
const frauds = [
  {
    minutesAgo: 190,
    title: 'Data entry operator, work from home',
    company: { name: 'Shubh Labh Data Works' },
    descriptionHtml:
      '<p>Type forms at home, two hours a day, and earn ₹35,000 a month.</p><p>Registration fee Rs 999, refundable with the first salary. Pay by UPI to shubhlabh.jobs@ybl and send the screenshot on WhatsApp 98765 00123.</p>',
  },
  {
    minutesAgo: 45,
    title: 'Airport ground staff',
    company: { name: 'Meridian Aviation Recruitment' },
    descriptionHtml:
      '<p>Direct joining at the airport, 12th pass, no interview.</p><p>Uniform and ID card ke liye ₹2,500 jama karna hoga, joining se pehle. Bina deposit ke joining nahi.</p>',
  },
] as const;

interface DemoReport {
  minutesAgo: number;
  /** The newest vacancy with such a title. */
  of: RegExp;
  reason: ReportReason;
  text: string;
  /** Of a guest; empty for the member. */
  email: string;
}

/** Reports of live vacancies of the demo. */
const reports: readonly DemoReport[] = [
  {
    minutesAgo: 130,
    of: /sales/i,
    reason: 'money',
    text: 'A man who calls himself Vikas from HR rang me from 98765 00456 on Friday. He said that I am selected and must pay ₹1,500 by Google Pay for a training kit before the interview. I did not pay. I have the recording of the call.',
    email: '',
  },
  {
    minutesAgo: 20,
    of: /teacher|nurse|driver/i,
    reason: 'closed',
    text: 'I went there today. They said that they have found somebody two weeks ago.',
    email: 'sunita.deshmukh@example.com',
  },
];

/** How many of the newest vacancies are searched for one to report. */
const SEARCHED_VACANCIES = 200;

/**
 * Creates work for staff who moderate: postings that are held for what they demand, and reports of live vacancies.
 * @param memberId who reports with an account
 */
export async function createDemoModeration(context: AppContext, memberId: number): Promise<void> {
  const now = context.clock.now();
  const at = (minutesAgo: number) => ({
    ...context,
    clock: new MovableClock(new Date(now.getTime() - minutesAgo * MINUTE_MS)),
  });
  const [example] = generateDemoPostings({ seed: 1, count: 1, now });
  for (const { minutesAgo, ...text } of frauds) {
    const identity = {
      sourceId: `moderation-${minutesAgo}`,
      postedAt: new Date(now.getTime() - minutesAgo * MINUTE_MS),
    };
    const posting = { ...(example as VacancyPosting), ...text, ...identity };
    await publishPostings(at(minutesAgo), [posting], { cause: 'demo data', actor: 'system' });
  }
  const cards = await listNewestLiveCards(context.db, now, { limit: SEARCHED_VACANCIES });
  for (const { minutesAgo, of, reason, text, email } of reports) {
    const reportedAt = now.getTime() - minutesAgo * MINUTE_MS;
    const card = cards.find(({ jobTitle, postedOn }) => of.test(jobTitle) && Date.parse(postedOn) < reportedAt);
    if (!card) continue;
    const by = email ? 'without script' : { caller: { accountId: memberId, role: 'jobSeeker' as const, sessionId: 0 } };
    const report = { vacancyId: card.vacancyID, reason, text, email };
    await reportJob(at(minutesAgo), report, by, { address: '127.0.0.1', device: '' });
  }
}
