import { calls, type PlanKind, type PopularJobPages, type VacancyCard } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { Operator } from './operator.ts';
import { planOf } from './paying.ts';
import { freshEmail, linkIn, type Person, type Portal } from './people.ts';
import { expect } from './test.ts';

/** Whom and what an address may need. */
export interface World {
  portal: Portal;
  request: APIRequestContext;
  /** Who visits; nobody on a visitor's pages. */
  person?: Person;
}

export interface Visit {
  name: string;
  /** As routes.ts writes it. */
  route: string;
  /** The address, where it is not the route itself. */
  path?: (world: World) => string | Promise<string>;
  /** Where an old address leads; what stands there is walked as a page of its own. */
  leadsTo?: string;
  /** Words a reader must find. */
  words: RegExp | string | ((world: World) => RegExp | string | Promise<string>);
}

/** One word of it is wider than a phone. */
export const LONG_NAME = 'Venkatanarasimharajuvaripetasubrahmanyam Lakshminarayanan';

const standard = ({ portal }: World): Promise<VacancyCard> => portal.vacancy('standard');
const manual = ({ portal }: World): Promise<VacancyCard> => portal.vacancy('manual');
const jobsFound = /[\d,]+\+? jobs found/;

const document = (route: string, words: string): Visit => ({ name: route, route, words });

/** Pages that are complete without JavaScript. */
export const completePages: Visit[] = [
  { name: 'home', route: '', words: 'Find your next job in India' },
  { name: 'old address of the search', route: 'jobs', leadsTo: '/job/search', words: jobsFound },
  { name: 'latest jobs', route: 'job/search', words: jobsFound },
  {
    name: 'search',
    route: 'job/search',
    path: () => '/job/search?keyword=java+developer&location=Pune',
    words: jobsFound,
  },
  {
    name: 'search without a match',
    route: 'job/search',
    path: () => '/job/search?keyword=zzqxj+wqzzk',
    words: 'No jobs found for the search criteria.',
  },
  {
    name: 'vacancy',
    route: 'job/details/:id',
    path: async (world) => `/job/details/${(await standard(world)).vacancyID}`,
    words: async (world) => (await standard(world)).orgName,
  },
  {
    name: 'manual vacancy',
    route: 'job/mdetails/:id',
    path: async (world) => `/job/mdetails/${(await manual(world)).vacancyID}`,
    words: async (world) => (await manual(world)).orgName,
  },
  {
    name: 'company',
    route: 'job/by-company',
    path: async (world) => `/job/by-company?id=${(await standard(world)).companyID}`,
    words: async (world) => (await standard(world)).jobTitle,
  },
  {
    name: 'jobs in a place',
    route: 'jobs/:slug',
    path: async ({ portal }) => {
      const { places } = (await portal.reads(calls.vacancies.listPopularJobPages, {})) as PopularJobPages;
      return `/jobs/${places.at(-1)?.slug}`;
    },
    words: 'View Details',
  },
  { name: 'job fairs', route: 'job-fair', words: 'Meet employers in person.' },
  {
    name: 'job fair',
    route: 'job-fair/:id',
    path: async ({ portal }) => {
      const [fair] = (await portal.reads(calls['job-fairs'].getJobFairs, {})) as { jobFairID: number }[];
      return `/job-fair/${fair?.jobFairID}`;
    },
    words: 'Job Fairs',
  },
  {
    name: 'old address of the registration',
    route: 'register',
    leadsTo: '/account/register',
    words: 'Use letters, numbers and symbols.',
  },
  { name: 'registration', route: 'account/register/:id?', path: () => '/account/register', words: 'Your consent' },
  {
    name: 'registration for a vacancy',
    route: 'account/register/:id?',
    path: async (world) => `/account/register/${(await standard(world)).vacancyID}`,
    words: 'Use letters, numbers and symbols.',
  },
  { name: 'sign-in', route: 'account/login', words: 'Keep me signed in' },
  { name: 'forgotten password', route: 'account/forgot-password', words: 'I am not a robot' },
  {
    name: 'new password',
    route: 'account/reset-password/:token',
    path: () => '/account/reset-password/some-token',
    words: 'Retype Password',
  },
  { name: 'pricing', route: 'pricing', words: 'Interview assistance plans' },
  { name: 'other address of the pricing', route: 'pricing/plan-list', leadsTo: '/pricing', words: 'Choose This Plan' },
  { name: 'combo plans', route: 'combo-plans', words: 'Career Plus' },
  { name: 'subscription plans', route: 'plans/plan-list', words: 'Choose This Plan' },
  { name: 'interview connect', route: 'interview-connect', words: 'Frequently asked questions' },
  { name: 'resume maker', route: 'resume-maker', words: 'A resume that gets you the interview' },
  { name: 'employers', route: 'employer', words: 'What we ask of you' },
  { name: 'contact', route: 'contact-us', words: 'How soon you hear from us' },
  document('about-us', 'What we promise'),
  document('business-policy', 'The way a complaint takes'),
  document('privacy-policy', 'Digital Personal Data Protection Act, 2023'),
  document('terms-conditions', '8. Law and changes'),
  document('refund-policy', 'What comes back, and when'),
  document('shipping-delivery-policy', 'What arrives when'),
];

const checkout = (kind: PlanKind, route: string): Visit => ({
  name: `checkout of a plan (${kind})`,
  route,
  path: async ({ request }) => (await planOf(request, kind)).checkout,
  words: 'Order Summary',
});

const outcomes = (['plans', 'interview-connect', 'resume-maker', 'combo-plans'] as const).flatMap((kind): Visit[] => [
  { name: `success of ${kind}`, route: `${kind}/success`, words: 'Payment Successful' },
  { name: `failure of ${kind}`, route: `${kind}/failure`, words: 'Payment Failed' },
]);

/** Where a visitor lands who opens a payment by its address: the payments themselves are journeys of their own. */
const payments = ['interview-connect', 'resume-maker', 'combo-plans'].map(
  (kind): Visit => ({
    name: `payment of ${kind}`,
    route: `${kind}/checkout-process/:id`,
    path: () => `/${kind}/checkout-process/1`,
    words: 'The details of your order are missing',
  }),
);

const guestLinks = ['combo-plans/success', 'combo-plans/register-by-link', 'register-by-link'].map(
  (route): Visit => ({
    name: `${route} of nobody`,
    route: `${route}/:id/:rid`,
    path: () => `/${route}/2147483647/not-the-secret`,
    words: 'We could not retrieve the details of your purchase.',
  }),
);

const soon = (hours: number): string =>
  new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** Invites somebody without an account to a walk-in interview, and takes the link to a page from the mail. */
async function linkOfInvitation({ portal, request }: World, page: string): Promise<string> {
  const operator = await Operator.signsIn(portal, request);
  const email = freshEmail();
  const { vacancyID } = await portal.vacancy('standard');
  const body = {
    fullName: LONG_NAME,
    email,
    vacancyID,
    starts: soon(48),
    ends: soon(51),
    venue: VENUE,
    contact: 'Nandini',
  };
  await operator.does(calls['walk-ins'].inviteToWalkIn, { body });
  return linkIn(await portal.messageTo(email, /You are invited to a walk-in interview/), `/walkins/${page}`);
}

const VENUE = '4th floor, Sai Complex, Baner Road, Pune 411045';

/** Pages of an invitation; they need no account. */
const walkIns: Visit[] = [
  { route: 'walkins/status/:walkinid', words: VENUE },
  { route: 'walkins/reschedule/:walkin', words: 'Reschedule Request For Walk-In' },
  { route: 'walkins/attending/:walkinid', words: VENUE },
].map(({ route, words }) => {
  const name = route.split('/')[1] as string;
  return { name: `walk-in: ${name}`, route, path: (world) => linkOfInvitation(world, name), words };
});

/** Pages of visitors that ask from the browser. */
export const livelyPages: Visit[] = [
  checkout('subscription', 'plans/checkout/:id'),
  checkout('interview', 'interview-connect/checkout/:id/:ctc/:cexp'),
  checkout('resumeMaker', 'resume-maker/checkout/:id/:ctc'),
  checkout('combo', 'combo-plans/checkout/:id/:ctc/:ectc/:cexp'),
  ...outcomes,
  ...payments,
  { name: 'payment of a subscription', route: 'plans/checkout-process', words: 'Keep me signed in' },
  {
    name: 'quick registration',
    route: 'combo-plans/quick/:id',
    path: async ({ request }) => `/combo-plans/quick/${(await planOf(request, 'combo')).id}`,
    words: 'Enter Your Details',
  },
  {
    name: 'guest registration after an hour',
    route: 'combo-plans/registration/:key',
    path: () => '/combo-plans/registration/gone',
    words: 'Invalid Key or Key is expired',
  },
  {
    name: 'guest payment in another tab',
    route: 'combo-plans/checkout/:orderID/:id',
    path: () => '/combo-plans/checkout/order_1/1',
    words: 'Please go on in the tab you started in',
  },
  ...guestLinks,
  {
    name: 'e-mail verification',
    route: 'account/verify-email/:token',
    path: () => '/account/verify-email/some-token',
    words: 'Invalid token. Please try again.',
  },
  { name: 'components', route: 'demo/ui', words: 'Buttons' },
  { name: 'demo outbox', route: 'demo/outbox', words: 'Outbox of the demo' },
  ...walkIns,
  { name: 'error', route: 'error', words: 'The details of your order are missing' },
];

/** Pages that come with an error of HTTP. */
export const refusedPages: Visit[] = [
  { name: 'refused', route: 'unauthorized', words: 'You do not have permission to view this page.' },
  { name: 'lost', route: '*', path: () => '/nowhere', words: 'Oops! The page you are looking for does not exist.' },
];

/** Pages of somebody who has just registered, with the longest name. */
export const memberPages: Visit[] = [
  { name: 'dashboard', route: 'dashboard', words: 'Upcoming Job Fairs' },
  { name: 'priority listing', route: 'priority-listing-jobs', words: 'no priority-listed vacancies' },
  { name: 'free listing', route: 'free-listing-jobs', words: 'Free Listing Jobs' },
  { name: 'interviews', route: 'interview-schedules/list', words: 'No upcoming interviews' },
  { name: 'applications', route: 'job-seeker/applications', words: 'You have not applied for a job yet' },
  { name: 'vacancy approvals', route: 'vacancy-approvals', words: 'No vacancies to approve' },
  { name: 'interview questions', route: 'interview/preparation', words: 'Add your skills to your profile' },
  {
    name: 'interview questions for a vacancy',
    route: 'interview/preparation-by-jd/:vid/:imj?',
    path: async (world) => `/interview/preparation-by-jd/${(await standard(world)).vacancyID}/false`,
    words: async (world) => (await standard(world)).jobTitle,
  },
  { name: 'resume', route: 'job-seeker/resume/:id?', path: () => '/job-seeker/resume', words: '10MB maximum' },
  { name: 'change password', route: 'account/change-password', words: 'Current Password' },
  { name: 'login and security', route: 'account/security', words: 'This device' },
  { name: 'privacy', route: 'account/privacy', words: 'News and offers by email' },
  { name: 'change email', route: 'profile/change-email', words: 'New Email' },
  { name: 'verify mobile', route: 'profile/verify-mobile', words: 'Resend OTP' },
  { name: 'address', route: 'profile/update-address', words: 'Permanent Address' },
  { name: 'profile', route: 'profile/update', words: 'Preferred Job Locations' },
  { name: 'plans', route: 'plans/details', words: 'You have no plans yet' },
  { name: 'resume review done', route: 'resume-builder/corrections-modal', words: 'Go to your dashboard' },
  {
    name: 'registration when signed in',
    route: 'account/register/:id?',
    path: () => '/account/register',
    words: `You are already signed in as ${LONG_NAME}.`,
  },
  {
    name: 'sign-in when signed in',
    route: 'account/login',
    words: `You are already signed in as ${LONG_NAME}.`,
  },
  {
    name: 'quick registration when signed in',
    route: 'combo-plans/quick/:id',
    path: async ({ request }) => `/combo-plans/quick/${(await planOf(request, 'combo')).id}`,
    words: LONG_NAME,
  },
  {
    name: 'application',
    route: 'job/validate/:id',
    path: () => '/job/validate/2147483647',
    words: 'Processing is complete.',
  },
];

/** Pages of the second demo account, which has something to show on each. */
export const demoPages: Visit[] = [
  { name: 'dashboard', route: 'dashboard', words: 'Track Services' },
  { name: 'priority listing', route: 'priority-listing-jobs', words: 'View Details' },
  { name: 'free listing', route: 'free-listing-jobs', words: 'View Details' },
  { name: 'interviews', route: 'interview-schedules/list', words: 'Upcoming' },
  { name: 'applications', route: 'job-seeker/applications', words: 'Sent' },
  { name: 'vacancy approvals', route: 'vacancy-approvals', words: 'Approve' },
  { name: 'plans', route: 'plans/details', words: 'Running' },
  { name: 'profile', route: 'profile/update', words: 'Preferred Job Locations' },
  {
    name: 'resume text to review',
    route: 'resume-builder/resume-for-corrections/:resumeContentID',
    path: async ({ portal, person }) => {
      const accountID = String(person?.accountID);
      const id = await portal.reads(calls['resume-reviews'].getResumeForCorrection, { params: { accountID } }, person);
      return `/resume-builder/resume-for-corrections/${id}`;
    },
    words: 'Approve Resume Content',
  },
  { name: 'resume PDF to review', route: 'resume-builder/resume-pdf-review', words: 'Approve Resume' },
  {
    name: 'plan of somebody else',
    route: 'plan-ack/:accountID/:planID/:planType',
    path: ({ person }) => `/plan-ack/${person?.accountID}/2147483647/combo`,
    words: 'Your plan',
  },
];

/** The address of a visit; to make it may make what it shows. */
export const addressOfVisit = async ({ route, path }: Visit, world: World): Promise<string> =>
  path ? path(world) : `/${route}`;

/** Opens a page and waits for its words. */
export async function visit(page: Page, given: Visit, world: World, address?: string): Promise<void> {
  await page.goto(address ?? (await addressOfVisit(given, world)));
  const words = typeof given.words === 'function' ? await given.words(world) : given.words;
  const found = page.getByRole('main').getByText(words);
  await expect(found.filter({ visible: true }).first()).toBeVisible();
}
