import { calls, companySlug, type PlanKind, type PopularLandingPages, type VacancyCard } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { indiaTimeIn } from './india-time.ts';
import { Operator } from './operator.ts';
import { getFirstPlan } from './payments.ts';
import { extractLink, type Person, type Portal, uniqueEmail } from './portal.ts';
import { expect } from './test.ts';

/** Fixtures that a visit may use. */
export interface VisitFixtures {
  portal: Portal;
  request: APIRequestContext;
  /** The signed-in account; undefined for a visitor. */
  person?: Person;
}

export interface Visit {
  name: string;
  /** The route pattern as in routes.ts. */
  route: string;
  /** The URL, unless it equals the route. */
  path?: (fixtures: VisitFixtures) => string | Promise<string>;
  /** The target of a redirect; the target page has its own visit. */
  redirectsTo?: string;
  /** Text that the page must show. */
  text: RegExp | string | ((fixtures: VisitFixtures) => RegExp | string | Promise<string>);
}

/** Contains a word that is wider than a phone screen. */
export const LONG_NAME = 'Venkatanarasimharajuvaripetasubrahmanyam Lakshminarayanan';

const standard = ({ portal }: VisitFixtures): Promise<VacancyCard> => portal.getVacancy('standard');
const manual = ({ portal }: VisitFixtures): Promise<VacancyCard> => portal.getVacancy('manual');
const jobsFound = /[\d,]+\+? jobs found/;

const staticDocument = (route: string, text: string): Visit => ({ name: route, route, text });

/** Pages that are complete without JavaScript. */
export const completePages: Visit[] = [
  { name: 'home', route: '', text: 'Find your next job in India' },
  { name: 'redirect to the search', route: 'jobs', redirectsTo: '/job/search', text: jobsFound },
  { name: 'latest jobs', route: 'job/search', text: jobsFound },
  {
    name: 'search',
    route: 'job/search',
    path: () => '/job/search?keyword=java+developer&location=Pune',
    text: jobsFound,
  },
  {
    name: 'search without a title',
    route: 'job/search',
    path: () => '/job/search?keyword=',
    text: 'Enter Job Title/Keyword',
  },
  {
    name: 'search without a match',
    route: 'job/search',
    path: () => '/job/search?keyword=zzqxj+wqzzk',
    text: 'No jobs found for the search criteria.',
  },
  {
    name: 'vacancy',
    route: 'job/details/:id',
    path: async (fixtures) => `/job/details/${(await standard(fixtures)).vacancyID}`,
    text: async (fixtures) => (await standard(fixtures)).orgName,
  },
  {
    name: 'manual vacancy',
    route: 'job/mdetails/:id',
    path: async (fixtures) => `/job/mdetails/${(await manual(fixtures)).vacancyID}`,
    text: async (fixtures) => (await manual(fixtures)).orgName,
  },
  {
    name: 'company',
    route: 'job/by-company',
    path: async (fixtures) => `/job/by-company?id=${(await standard(fixtures)).companyID}`,
    text: async (fixtures) => (await standard(fixtures)).jobTitle,
  },
  {
    name: 'page of a company',
    route: 'companies/:slug',
    path: async (fixtures) => {
      const { companyID, orgName } = await standard(fixtures);
      return `/companies/${companySlug(orgName, companyID)}`;
    },
    text: async (fixtures) => (await standard(fixtures)).jobTitle,
  },
  {
    name: 'jobs in a place',
    route: 'jobs/:slug',
    path: async ({ portal }) => {
      const { places } = (await portal.get(calls.seo.listPopularLandingPages, {})) as PopularLandingPages;
      return `/jobs/${places.at(-1)?.slug}`;
    },
    text: /vacancies, the newest first/,
  },
  { name: 'job fairs', route: 'job-fair', text: 'Meet employers in person.' },
  {
    name: 'job fair',
    route: 'job-fair/:id',
    path: async ({ portal }) => {
      const [fair] = (await portal.get(calls['job-fairs'].getJobFairs, {})) as { jobFairID: number }[];
      return `/job-fair/${fair?.jobFairID}`;
    },
    text: 'Job Fairs',
  },
  {
    name: 'redirect to the registration',
    route: 'register',
    redirectsTo: '/account/register',
    text: 'Use letters, numbers and symbols.',
  },
  { name: 'registration', route: 'account/register/:id?', path: () => '/account/register', text: 'Your consent' },
  {
    name: 'registration for a vacancy',
    route: 'account/register/:id?',
    path: async (fixtures) => `/account/register/${(await standard(fixtures)).vacancyID}`,
    text: 'Use letters, numbers and symbols.',
  },
  { name: 'sign-in', route: 'account/login', text: 'Keep me signed in' },
  { name: 'forgotten password', route: 'account/forgot-password', text: 'I am not a robot' },
  {
    name: 'new password',
    route: 'account/reset-password/:token',
    path: () => '/account/reset-password/some-token',
    text: 'Retype Password',
  },
  { name: 'pricing', route: 'pricing', text: 'Interview assistance plans' },
  { name: 'redirect to the pricing', route: 'pricing/plan-list', redirectsTo: '/pricing', text: 'Choose This Plan' },
  { name: 'combo plans', route: 'combo-plans', text: 'Career Plus' },
  { name: 'subscription plans', route: 'plans/plan-list', text: 'Choose This Plan' },
  { name: 'interview connect', route: 'interview-connect', text: 'Frequently asked questions' },
  { name: 'resume maker', route: 'resume-maker', text: 'A resume that gets you the interview' },
  { name: 'employers', route: 'employer', text: 'What we ask of you' },
  { name: 'contact', route: 'contact-us', text: 'How soon we reply' },
  { name: 'how we check', route: 'how-we-check', text: 'What happens with a report' },
  {
    name: 'report of a job',
    route: 'job/report/:id',
    path: async (fixtures) => `/job/report/${(await standard(fixtures)).vacancyID}`,
    text: 'What is wrong with this job?',
  },
  staticDocument('about-us', 'What we promise'),
  staticDocument('business-policy', 'How complaints are handled'),
  staticDocument('privacy-policy', 'Digital Personal Data Protection Act, 2023'),
  staticDocument('terms-conditions', '8. Law and changes'),
  staticDocument('refund-policy', 'Refund amount and time'),
  staticDocument('shipping-delivery-policy', 'What you receive, and when'),
  staticDocument('report-a-security-problem', 'What you can expect'),
];

const checkout = (kind: PlanKind, route: string): Visit => ({
  name: `checkout of a plan (${kind})`,
  route,
  path: async ({ request }) => (await getFirstPlan(request, kind)).checkout,
  text: 'Order Summary',
});

const outcomesOf = (kind: string): Visit[] => [
  { name: `success of ${kind}`, route: `${kind}/success`, text: 'Payment Successful' },
  { name: `failure of ${kind}`, route: `${kind}/failure`, text: 'Payment Failed' },
];

/** Payment pages opened directly, without an order. payments.e2e.ts covers payments. */
const payments = ['interview-connect', 'resume-maker', 'combo-plans'].map(
  (kind): Visit => ({
    name: `payment of ${kind}`,
    route: `${kind}/checkout-process/:id`,
    path: () => `/${kind}/checkout-process/1`,
    text: 'The details of your order are missing',
  }),
);

const guestLinks = ['combo-plans/success', 'combo-plans/register-by-link', 'register-by-link'].map(
  (route): Visit => ({
    name: `${route} without a purchase`,
    route: `${route}/:id/:rid`,
    path: () => `/${route}/2147483647/not-the-secret`,
    text: 'We could not retrieve the details of your purchase.',
  }),
);

/** Invites a candidate without an account to a walk-in interview. Returns the mailed link to a page. */
async function createInvitationLink({ portal, request }: VisitFixtures, page: string): Promise<string> {
  const operator = await Operator.signIn(request);
  const email = uniqueEmail();
  const { vacancyID } = await portal.getVacancy('standard');
  const body = {
    fullName: LONG_NAME,
    email,
    vacancyID,
    starts: indiaTimeIn(48),
    ends: indiaTimeIn(51),
    venue: VENUE,
    contact: 'Nandini',
  };
  await operator.call(calls['walk-ins'].inviteToWalkIn, { body });
  return extractLink(await portal.waitForMessage(email, /You are invited to a walk-in interview/), `/walkins/${page}`);
}

const VENUE = '4th floor, Sai Complex, Baner Road, Pune 411045';

/** Pages of an invitation; they need no account. */
const walkIns: Visit[] = [
  { route: 'walkins/status/:walkinid', text: VENUE },
  { route: 'walkins/reschedule/:walkin', text: 'Reschedule Request For Walk-In' },
  { route: 'walkins/attending/:walkinid', text: VENUE },
].map(({ route, text }) => {
  const name = route.split('/')[1] as string;
  return { name: `walk-in: ${name}`, route, path: (fixtures) => createInvitationLink(fixtures, name), text };
});

/** Pages for visitors that load data in the browser. */
export const clientPages: Visit[] = [
  { name: 'saved jobs', route: 'job/saved', text: 'No saved jobs yet' },
  checkout('subscription', 'plans/checkout/:id'),
  checkout('interview', 'interview-connect/checkout/:id/:ctc/:cexp'),
  checkout('resumeMaker', 'resume-maker/checkout/:id/:ctc'),
  checkout('combo', 'combo-plans/checkout/:id/:ctc/:ectc/:cexp'),
  ...['interview-connect', 'resume-maker', 'combo-plans'].flatMap(outcomesOf),
  // The outcome of a subscription needs a login (commerce §2).
  ...outcomesOf('plans').map((visit): Visit => ({ ...visit, text: 'Keep me signed in' })),
  ...payments,
  { name: 'payment of a subscription', route: 'plans/checkout-process', text: 'Keep me signed in' },
  {
    name: 'quick registration',
    route: 'combo-plans/quick/:id',
    path: async ({ request }) => `/combo-plans/quick/${(await getFirstPlan(request, 'combo')).id}`,
    text: 'Enter Your Details',
  },
  {
    name: 'guest registration with an expired key',
    route: 'combo-plans/registration/:key',
    path: () => '/combo-plans/registration/gone',
    text: 'Invalid Key or Key is expired',
  },
  {
    name: 'guest payment in another tab',
    route: 'combo-plans/checkout/:orderID/:id',
    path: () => '/combo-plans/checkout/order_1/1',
    text: 'This payment was started in another tab or browser',
  },
  ...guestLinks,
  {
    name: 'continue a purchase with a wrong link',
    route: 'combo-plans/continue/:id/:rid',
    path: () => '/combo-plans/continue/2147483647/not-the-secret',
    text: 'This link can no longer be used',
  },
  {
    name: 'email verification',
    route: 'account/verify-email/:token',
    path: () => '/account/verify-email/some-token',
    text: 'Invalid token. Please try again.',
  },
  { name: 'components', route: 'demo/ui', text: 'Buttons' },
  { name: 'demo outbox', route: 'demo/outbox', text: 'Demo outbox' },
  ...walkIns,
  { name: 'error', route: 'error', text: 'The details of your order are missing' },
];

/** Pages with an HTTP error status. */
export const errorPages: Visit[] = [
  {
    name: 'question of a mail with a wrong link',
    route: 'job/asked-for-money',
    path: () => '/job/asked-for-money?token=wrong',
    text: 'This link is not valid.',
  },
  {
    name: 'end of alerts with a wrong link',
    route: 'alerts/unsubscribe',
    path: () => '/alerts/unsubscribe?token=wrong',
    text: 'This link is not valid.',
  },
  { name: 'unauthorized', route: 'unauthorized', text: 'You do not have permission to view this page.' },
  {
    name: 'not found',
    route: '*',
    path: () => '/nowhere',
    text: 'Oops! The page you are looking for does not exist.',
  },
];

/** Pages of a new account with the longest name. */
export const memberPages: Visit[] = [
  { name: 'dashboard', route: 'dashboard', text: 'Upcoming Job Fairs' },
  ...outcomesOf('plans'),
  { name: 'job alerts', route: 'job/alerts', text: 'No saved searches yet' },
  { name: 'priority listing', route: 'priority-listing-jobs', text: 'no priority-listed vacancies' },
  { name: 'free listing', route: 'free-listing-jobs', text: 'Free Listing Jobs' },
  { name: 'interviews', route: 'interview-schedules/list', text: 'No upcoming interviews' },
  { name: 'applications', route: 'job-seeker/applications', text: 'You have not applied for a job yet' },
  { name: 'vacancy approvals', route: 'vacancy-approvals', text: 'No vacancies to approve' },
  { name: 'interview questions', route: 'interview/preparation', text: 'Add your skills to your profile' },
  {
    name: 'interview questions for a vacancy',
    route: 'interview/preparation-by-jd/:vid/:imj?',
    path: async (fixtures) => `/interview/preparation-by-jd/${(await standard(fixtures)).vacancyID}/false`,
    text: async (fixtures) => (await standard(fixtures)).jobTitle,
  },
  { name: 'resume', route: 'job-seeker/resume/:id?', path: () => '/job-seeker/resume', text: '10MB maximum' },
  { name: 'change password', route: 'account/change-password', text: 'Current Password' },
  { name: 'login and security', route: 'account/security', text: 'This device' },
  { name: 'privacy', route: 'account/privacy', text: 'News and offers by email' },
  { name: 'change email', route: 'profile/change-email', text: 'New Email' },
  { name: 'verify mobile', route: 'profile/verify-mobile', text: 'Resend OTP' },
  { name: 'address', route: 'profile/update-address', text: 'Permanent Address' },
  { name: 'profile', route: 'profile/update', text: 'Preferred Job Locations' },
  { name: 'plans', route: 'plans/details', text: 'You have no plans yet' },
  { name: 'resume review done', route: 'resume-builder/corrections-modal', text: 'Go to your dashboard' },
  {
    name: 'registration when signed in',
    route: 'account/register/:id?',
    path: () => '/account/register',
    text: `You are already signed in as ${LONG_NAME}.`,
  },
  {
    name: 'sign-in when signed in',
    route: 'account/login',
    text: `You are already signed in as ${LONG_NAME}.`,
  },
  {
    name: 'quick registration when signed in',
    route: 'combo-plans/quick/:id',
    path: async ({ request }) => `/combo-plans/quick/${(await getFirstPlan(request, 'combo')).id}`,
    text: LONG_NAME,
  },
  {
    name: 'application',
    route: 'job/validate/:id',
    path: () => '/job/validate/2147483647',
    text: 'Processing is complete.',
  },
];

/** Pages of the second demo account, which has data for each of them. */
export const demoPages: Visit[] = [
  { name: 'dashboard', route: 'dashboard', text: 'Track Services' },
  { name: 'priority listing', route: 'priority-listing-jobs', text: 'View Details' },
  { name: 'free listing', route: 'free-listing-jobs', text: 'View Details' },
  { name: 'interviews', route: 'interview-schedules/list', text: 'Upcoming' },
  { name: 'applications', route: 'job-seeker/applications', text: 'Sent' },
  { name: 'vacancy approvals', route: 'vacancy-approvals', text: 'Approve' },
  { name: 'plans', route: 'plans/details', text: 'Running' },
  { name: 'profile', route: 'profile/update', text: 'Preferred Job Locations' },
  {
    name: 'resume text to review',
    route: 'resume-builder/resume-for-corrections/:resumeContentID',
    path: async ({ portal, person }) => {
      const accountID = String(person?.accountID);
      const id = await portal.get(calls['resume-reviews'].getResumeForCorrection, { params: { accountID } }, person);
      return `/resume-builder/resume-for-corrections/${id}`;
    },
    text: 'Approve Resume Content',
  },
  { name: 'resume PDF to review', route: 'resume-builder/resume-pdf-review', text: 'Approve Resume' },
  {
    name: 'plan of another account',
    route: 'plan-ack/:accountID/:planID/:planType',
    path: ({ person }) => `/plan-ack/${person?.accountID}/2147483647/combo`,
    text: 'Your plan',
  },
];

/** The URL of a visit. May create the data that the page shows. */
export const addressOfVisit = async ({ route, path }: Visit, fixtures: VisitFixtures): Promise<string> =>
  path ? path(fixtures) : `/${route}`;

/** Opens a page and waits for its text. */
export async function visit(page: Page, given: Visit, fixtures: VisitFixtures, address?: string): Promise<void> {
  await page.goto(address ?? (await addressOfVisit(given, fixtures)));
  const text = typeof given.text === 'function' ? await given.text(fixtures) : given.text;
  const found = page.getByRole('main').getByText(text);
  await expect(found.filter({ visible: true }).first()).toBeVisible();
}
