import type { MailData } from '../outbox/message.ts';

/** A realistic long name, and the part of it that a greeting shows. */
export const longName = 'Venkatanarasimharajuvaripeta Sree Lakshmi Narayana Subrahmanyeswara Rao Chowdary Gaaru';
export const shortenedLongName = 'Venkatanarasimharajuvaripeta Sree Lakshm…';

/** A name that contains markup. */
export const hostileName = '<img src=x onerror=alert(1)> "Robert\' & <b>Sons';

const event = { device: 'Chrome on Android', happenedAt: '2026-11-21T08:23:00.000Z' };

const bought = { planName: '<img src=x onerror=alert(1)> Plus', totalPaise: 306_682, gstPaise: 46_782 };

const refund = { amountPaise: 306_682, reason: 'Asked for by the <b>buyer</b>.' };

const interview = {
  jobTitle: 'Senior <b>Accountant</b>',
  company: 'Tulsi & Sons <script>',
  startsAt: '2026-11-25T05:00:00.000Z',
  durationMinutes: 30,
  mode: 'Video',
  place: 'https://meet.example/abc',
  note: 'Ask for <i>Meera</i>.',
  attachInterviewId: 7,
} as const;

const news = { jobTitle: 'Senior <b>Accountant</b>', orgName: 'Tulsi & Sons <script>', note: 'Bring a <i>pen</i>.' };

const jobFair = {
  jobFairId: 7,
  title: '<b>Pune</b> Job Fair',
  place: 'Balewadi Sports Complex, Pune',
  startsAt: '2026-12-05T04:30:00.000Z',
  endsAt: '2026-12-05T11:30:00.000Z',
};

const walkIn = {
  jobTitle: 'Senior <b>Accountant</b>',
  company: 'Tulsi & Sons <script>',
  startsAt: '2026-12-01T05:00:00.000Z',
  endsAt: '2026-12-01T07:30:00.000Z',
  venue: 'Sai Complex, <b>Pune</b>',
  contact: 'Meera & Imran',
  note: 'Bring a <i>pen</i>.',
  attendingLink: 'https://jobs.example/walkins/attending/some-token',
  rescheduleLink: 'https://jobs.example/walkins/reschedule/some-token',
  statusLink: 'https://jobs.example/walkins/status/some-token',
  usefulUntil: '2026-12-01T07:30:00.000Z',
};

/** Samples: one mail of each template, addressed to this name. They contain markup, to test that it is escaped. */
export const mailSamples = (fullName: string): MailData => ({
  'verify-email': { fullName, link: 'https://jobs.example/account/verify-email/Tok_en-1?a=1&b=2' },
  'reset-password': { fullName, link: 'https://jobs.example/account/reset-password/Tok_en-2' },
  'report-received': { fullName, jobTitle: news.jobTitle, orgName: news.orgName, reason: 'money' },
  'report-decided': { fullName, jobTitle: news.jobTitle, orgName: news.orgName, decision: 'removed' },
  'company-mail-code': { orgName: news.orgName, code: '204816' },
  'support-reply': {
    fullName,
    caseId: 42,
    subject: 'My <b>resume</b>',
    text: 'Thank you for writing to us. We have looked into it.\n\nYour resume is visible again.',
  },
  'staff-invitation': {
    fullName,
    invitedBy: 'Farah Naqvi',
    roles: 'recruiter, support',
    link: 'https://jobs.example/staff/invitation/Tok_en-6',
  },
  'set-password': { fullName, link: 'https://jobs.example/account/reset-password/Tok_en-5' },
  'password-changed': { fullName, ...event },
  'sign-in-guessed': { fullName, count: 20, happenedAt: event.happenedAt },
  'staff-sign-in-guessed': { fullName, count: 20, happenedAt: event.happenedAt },
  'email-change-code': { fullName, code: '402913' },
  'email-change-notice': { fullName, newEmail: 'k•••a@example.com', ...event },
  'email-changed': { fullName, newEmail: 'k•••a@example.com', ...event },
  'mobile-changed': { fullName, mobileNo: '+91 •••••• 3210', ...event },
  'passkey-added': { fullName, passkeyName: 'My <b>phone</b>', ...event },
  'passkey-removed': { fullName, passkeyName: 'My <b>phone</b>', ...event },
  'account-deleted': { fullName },
  'account-suspended': { fullName, until: '2026-12-01T05:00:00.000Z', reason: 'Sent fake <b>offer letters</b>.' },
  'suspension-ended': { fullName },
  'plan-purchased': {
    fullName,
    link: 'https://jobs.example/plan-ack/7/3/combo?token=Tok_en-3&a=1',
    expiresAt: '2027-02-19T20:00:00.000Z',
    ...bought,
  },
  'plan-added': {
    fullName,
    link: 'https://jobs.example/plan-ack/7/3/combo?token=Tok_en-5&a=1',
    planName: 'Career <b>Plus</b>',
    expiresAt: '2027-02-19T20:00:00.000Z',
  },
  'refund-requested': { fullName, ...refund, planName: 'Career <b>Plus</b>', endsPlan: true, attachInvoiceId: 7 },
  'refund-processed': { fullName, ...refund },
  'plan-ends-soon': { fullName, planName: 'Career <b>Plus</b>', expiresAt: '2027-02-19T20:00:00.000Z' },
  'priority-jobs': {
    fullName,
    count: 12,
    jobs: [
      { jobTitle: 'Senior Accountant', company: 'Tulsi Granites', matches: ['3 of 4 skills', 'Pune'] },
      { jobTitle: 'Accounts Executive', company: 'Kaveri Mills', matches: [] },
    ],
  },
  'search-alert': {
    fullName,
    count: 7,
    sectionCount: 2,
    sections: [
      {
        title: 'Cook <b>in</b> Pune, Fresher',
        isCompany: false,
        path: '/job/search?keyword=cook&location=Pune&order=newest',
        count: 6,
        unsubscribeLink: 'https://jobs.example/alerts/unsubscribe?token=1-2.abc',
        jobs: [
          {
            jobTitle: 'Head <b>Cook</b>',
            company: 'Tulsi & Sons',
            places: 'Pune, Mumbai',
            experience: '0-2 Years',
            pay: '₹2,40,000 a year',
            path: '/job/details/7',
          },
        ],
      },
      {
        title: 'Kaveri Mills',
        isCompany: true,
        path: '/job/by-company?id=7',
        count: 1,
        unsubscribeLink: 'https://jobs.example/alerts/unsubscribe?token=1-3.abc',
        jobs: [
          { jobTitle: 'Clerk', company: 'Kaveri Mills', places: '', experience: '', pay: '', path: '/job/details/8' },
        ],
      },
    ],
    listUnsubscribe: 'https://jobs.example/alerts/unsubscribe?token=1-0.abc',
    unsubscribeAllLink: 'https://jobs.example/alerts/unsubscribe?token=1-0.abc',
  },
  'plan-ended': { fullName, planName: 'Career <b>Plus</b>', expiresAt: '2027-02-19T20:00:00.000Z' },
  'application-sent': {
    fullName,
    jobTitle: news.jobTitle,
    orgName: news.orgName,
    resumeName: 'Asha <b>Rao</b>.pdf',
    answerBy: '2026-12-02T05:00:00.000Z',
    others: [{ jobTitle: 'Clerk <b>II</b>', orgName: 'Kaveri Mills' }],
  },
  'application-shortlisted': { fullName, ...news },
  'application-not-selected': { fullName, ...news, note: '' },
  'application-closed': { fullName, ...news, note: '' },
  'fraud-warning': { fullName, jobTitle: news.jobTitle, orgName: news.orgName },
  'fraud-correction': { fullName, jobTitle: news.jobTitle, orgName: news.orgName },
  'posting-question': {
    caseId: 42,
    jobTitle: news.jobTitle,
    orgName: news.orgName,
    question: 'Is this contact the company’s?',
    note: 'The posting names a <b>private</b> number.',
    isHidden: true,
  },
  'application-message': {
    fullName,
    jobTitle: news.jobTitle,
    orgName: news.orgName,
    subject: 'Documents for your application: Senior <b>Accountant</b>',
    text: 'The employer asks for your certificates.\n\nPlease bring copies by 1 Dec 2026.',
  },
  'application-restored': { fullName, ...news, status: 'Shortlisted' },
  'interview-scheduled': { fullName, ...interview, isReplacement: true },
  'interview-reminder': { fullName, ...interview, isAboutToBegin: false, usefulUntil: interview.startsAt },
  'interview-changed': { fullName, ...interview, changed: 'time, place', isMoved: true },
  'interview-cancelled': { fullName, ...interview, costACall: true },
  'interview-cancelled-by-employer': { fullName, ...interview, cause: 'The <b>panel</b> is travelling.' },
  'resume-content-waits': { fullName, link: 'https://jobs.example/resume-builder/resume-for-corrections/7?a=1&b=2' },
  'resume-pdf-waits': { fullName, link: 'https://jobs.example/resume-builder/resume-pdf-review?a=1&b=2' },
  'plan-purchased-guest': { link: 'https://jobs.example/combo-plans/register-by-link/7/Tok_en-4', days: 90, ...bought },
  'guest-purchase-link': {
    link: 'https://jobs.example/combo-plans/continue/7/Tok_en-4',
    planName: 'Career <b>Plus</b>',
    amountPaise: 306_682,
  },
  'job-fair-registered': { fullName, ...jobFair },
  'job-fair-reminder': { fullName, ...jobFair, usefulUntil: jobFair.startsAt },
  'job-fair-moved': {
    fullName,
    ...jobFair,
    isOtherVenue: true,
    oldStartsAt: '2026-11-30T04:30:00.000Z',
    oldEndsAt: '2026-11-30T11:30:00.000Z',
    usefulUntil: jobFair.endsAt,
  },
  'job-fair-cancelled': { fullName, title: jobFair.title, city: 'Pune', startsAt: jobFair.startsAt, cause: 'Floods.' },
  'walk-in-invited': { fullName, ...walkIn },
  'walk-in-moved': {
    fullName,
    ...walkIn,
    oldStartsAt: '2026-11-30T04:30:00.000Z',
    oldEndsAt: '2026-11-30T07:30:00.000Z',
  },
  'walk-in-changed': { fullName, ...walkIn, changed: 'venue' },
  'walk-in-cancelled': {
    fullName,
    jobTitle: walkIn.jobTitle,
    company: 'Ila',
    startsAt: walkIn.startsAt,
    cause: 'Floods.',
  },
  'vacancy-proposed': {
    fullName,
    jobTitle: 'Head of <b>Accounts</b>',
    company: 'Tulsi & Sons',
    note: 'They look for GST.',
    proposedBy: 'Nandini Rao',
  },
});
