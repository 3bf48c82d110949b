import type { AppContext } from '../../app-context.ts';
import { MINUTE_MS } from '../../lib/clock.ts';
import { insertCase, type NewCase } from './support-cases.queries.ts';

/** Cases of the demo portal, with the minutes that each has waited. */
const cases: readonly (Omit<NewCase, 'accountId' | 'channel'> & { waitedMinutes: number; isMember: boolean })[] = [
  {
    fullName: 'Rahul Venkataraman Subramaniam',
    email: 'rahul.demo@aarambh.example',
    subject: 'When is my cover letter ready?',
    text: 'My plan includes a cover letter. Imran began it a week ago. When will I get it?',
    waitedMinutes: 195,
    isMember: true,
  },
  {
    fullName: 'Sunita Deshmukh',
    email: 'sunita.deshmukh@example.com',
    subject: 'Somebody asked me for ₹2,500',
    text: 'A man called and said he has a data entry job from your site. He wants ₹2,500 for a laptop first. Is this true?',
    waitedMinutes: 25,
    isMember: false,
  },
];

/** Creates support cases that wait for a reply, one of them from the account. */
export async function createDemoCases({ db, clock }: AppContext, accountId: number): Promise<void> {
  for (const { waitedMinutes, isMember, ...opened } of cases) {
    const receivedAt = new Date(clock.now().getTime() - waitedMinutes * MINUTE_MS);
    await insertCase(db, { ...opened, channel: 'form', accountId: isMember ? accountId : null }, receivedAt);
  }
}
