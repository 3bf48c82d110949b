import type { AppContext } from '../../app-context.ts';
import { DAY_MS, HOUR_MS, MovableClock } from '../../lib/clock.ts';
import { startOfDay } from '../../lib/india-time/indian-day.ts';
import { insertJobFair } from './job-fairs.queries.ts';
import { registerForJobFair } from './register-for-job-fair.ts';

/** 10:00 IST, a number of days from now. */
function morning(now: Date, days: number): Date {
  return new Date(startOfDay(now, days).getTime() + 10 * HOUR_MS);
}

const fairs = [
  {
    daysAhead: 7,
    hours: 7,
    title: 'Pune Mega Job Fair',
    organiser: 'Aarambh with the Pune Industries Forum',
    city: 'Pune',
    venue: 'Shree Shiv Chhatrapati Sports Complex, Hall 2, Balewadi, Pune 411045',
    description:
      'Meet forty employers from manufacturing, IT and finance in one day. Many of them interview on the spot and tell you the next step before you leave.\n\nFreshers and people with up to ten years of experience are welcome. Entry is free: nobody at the venue may ask you for money.',
    companies: [
      'Sahyadri Auto Components',
      'Deccan Ledger Services',
      'Mula Software Labs',
      'Kaveri Foods',
      'Nilgiri Health Systems',
      'Bhima Logistics',
      'Vasant Polymers',
      'Trimurti Finance',
    ],
    capacity: 600,
    taken: 412,
  },
  {
    daysAhead: 16,
    hours: 6,
    title: 'Bengaluru Tech and Start-up Hiring Day',
    organiser: 'Aarambh',
    city: 'Bengaluru',
    venue: 'KTPO Convention Centre, Whitefield, Bengaluru 560066',
    description:
      'Young companies and established product teams hire for engineering, design, testing and support.\n\nBring a laptop if you want to show your own work. There is a quiet room for interviews and a help desk that looks through your resume.',
    companies: ['Mula Software Labs', 'Cauvery Cloud', 'Lalbagh Robotics', 'Ananta Payments', 'Hampi Games'],
    capacity: 300,
    taken: 87,
  },
  {
    daysAhead: 11,
    hours: 5,
    title: 'Women Returning to Work: Meet Employers in Mumbai',
    organiser: 'Aarambh with Udaan Foundation',
    city: 'Mumbai',
    venue: 'Ravindra Natya Mandir, Prabhadevi, Mumbai 400025',
    description:
      'A small morning for women who go back to work after a break: employers with flexible hours, a talk about what changed, and time to ask.',
    companies: ['Trimurti Finance', 'Konkan Insurance', 'Sahyog Hospitals'],
    capacity: 80,
    taken: 80,
  },
  {
    daysAhead: -9,
    hours: 6,
    title: 'Hyderabad Fresher Drive',
    organiser: 'Aarambh',
    city: 'Hyderabad',
    venue: 'HITEX Exhibition Centre, Izzat Nagar, Hyderabad 500084',
    description: 'First jobs for graduates of the last two years.',
    companies: ['Charminar Retail', 'Golconda Analytics'],
    capacity: 400,
    taken: 371,
  },
];

/**
 * Creates the demo job fairs, one full and one over, and registers an account for the first. `taken` counts places
 * without a registration row.
 */
export async function createDemoJobFairs(context: AppContext, accountId: number): Promise<void> {
  const now = context.clock.now();
  const createdAt = new Date(now.getTime() - 20 * DAY_MS);
  const ids: number[] = [];
  for (const { daysAhead, hours, taken, ...details } of fairs) {
    const startsAt = morning(now, daysAhead);
    const id = await insertJobFair(context.db, {
      ...details,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + hours * HOUR_MS),
      register_until: new Date(startsAt.getTime() - 16 * HOUR_MS),
      places_taken: taken,
      created_at: createdAt,
      created_by: 'demo data',
      cancelled_at: null,
      cancelled_by: null,
      cancel_cause: null,
    });
    ids.push(id);
  }
  const clock = new MovableClock(new Date(now.getTime() - 2 * DAY_MS));
  await registerForJobFair({ ...context, clock }, accountId, ids[0] ?? 0);
}
