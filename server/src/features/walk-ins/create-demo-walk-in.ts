import type { AppContext } from '../../app-context.ts';
import { indianDay, startOfDay } from '../../lib/india-time/indian-day.ts';
import { demoAccounts } from '../accounts/index.ts';
import { listNewestLiveCards } from '../vacancies/index.ts';
import { inviteToWalkIn } from './staff/invite-to-walk-in.ts';

const DAYS_AHEAD = 3;

/** Invites the second demo account to a walk-in interview in three days; the links are in its mail. */
export async function createDemoWalkIn(context: AppContext): Promise<void> {
  const now = context.clock.now();
  const [job] = await listNewestLiveCards(context.db, now, { limit: 1 });
  if (!job) return;
  const day = indianDay(startOfDay(now, DAYS_AHEAD)).name;
  const { fullName, email } = demoAccounts[1];
  await inviteToWalkIn(
    context,
    {
      fullName,
      email,
      vacancyID: job.vacancyID,
      starts: `${day} 10:30`,
      ends: `${day} 13:00`,
      venue: '4th floor, Sai Complex, Baner Road, Pune 411045 (next to the post office)',
      contact: 'Nandini Rao at the reception, +91 20 0000 0000',
      note: 'Bring a proof of identity and two copies of your resume. Entry is free.',
    },
    'demo data',
  );
}
