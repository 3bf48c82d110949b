import { activeMember, countCases, countCompanies, type Sizes } from './tables/random-values.ts';

/** A read of the console: a list in its default view, with a filter or a search, or one row with what is beside it. */
export interface StaffRequest {
  what: string;
  /** Below `/api/`. */
  url: string;
}

const isoDay = (now: Date, daysAgo: number) =>
  new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const each = (parameter: string, values: readonly string[]) => values.map((value) => `${parameter}=${value}`);

/** Vacancies, companies and what is checked about them. */
const vacancyReads = (sizes: Sizes): Record<string, string[]> => ({
  'Staff/ListVacancies': [
    '',
    'page=40',
    ...each('status', ['draft', 'live', 'paused', 'closed', 'expired']),
    ...each('age', ['1', '7', '30', 'older']),
    ...each('applicants', ['none', 'some', 'unread']),
    ...each('flag', ['no-place', 'no-pay', 'odd-pay', 'repeated-text']),
    ...each('endsWithin', ['1', '3', '7']),
    'status=live&applicants=unread',
    'status=draft&applicants=unread',
    'status=closed&age=1',
    'status=live&flag=no-pay',
    'status=live&flag=repeated-text',
    'status=draft&flag=odd-pay',
    'endsWithin=3&applicants=none',
    'endsWithin=7&flag=no-place',
    'source=college fairs',
    'source=staff&status=live',
    'source=college fairs&applicants=unread',
    'source=college fairs&flag=repeated-text',
    'companyID=7',
    `companyID=${countCompanies(sizes) / 2}`,
    'companyID=7&flag=repeated-text',
    'text=engineer',
    'text=welder',
    'text=zzzqqq',
    'text=engineer&status=draft',
    'text=sales&applicants=unread',
    'text=engineer&flag=repeated-text',
    'text=engineer&endsWithin=7',
    `text=%23${sizes.vacancies / 2}`,
  ],
  [`Staff/GetVacancy/${sizes.vacancies - 5}`]: [''],
  'Staff/ListVacancySources': [''],
  // The source that most vacancies are from, and the company with most of them.
  'Staff/CountOpenVacancies': ['source=careers pages', 'source=staff', 'companyID=1'],
  'Staff/ListCompanies': ['', 'page=200', 'show=blocked', 'show=pairs', 'text=private', 'text=tulsi', 'text=zzzqqq'],
  'Staff/GetCompany/7': [''],
  'Staff/ListChecks': ['companyID=7', `vacancyID=${sizes.vacancies - 10}`],
});

/** Applicants, interviews, walk-ins, job fairs and the resume desk. */
const applicantReads = (sizes: Sizes, now: Date): Record<string, string[]> => ({
  'Staff/ListAllApplicants': [
    '',
    'page=100',
    ...each('order', ['newest', 'oldest']),
    ...each('stage', ['New', 'Viewed', 'Shortlisted', 'Interview', 'Offered', 'Hired', 'Not selected', 'Closed']),
    'stage=Withdrawn',
    'olderThanDays=30',
    'stage=New&olderThanDays=7&order=oldest',
    ...each('plan', ['with', 'without']),
    'plan=with&stage=Offered',
    'text=kavya raghunathan',
    'text=kumar',
    'text=engineer',
    'text=zzzqqq',
    `vacancyID=${sizes.vacancies}`,
    `vacancyID=${sizes.vacancies}&stage=New`,
  ],
  'Operator/ListApplicants': [`vacancyID=${sizes.vacancies}`],
  [`Staff/GetApplicant/${sizes.applications - 5}`]: [''],
  'Staff/ListInterviews': [
    '',
    'page=4',
    ...each('show', ['open', 'outcome-missing', 'replacement', 'ended']),
    `week=${isoDay(now, 7)}`,
    'interviewScheduleID=77',
  ],
  'Operator/ListWalkIns': ['', 'walkInID=7'],
  'Staff/ListJobFairs': ['', 'jobFairID=118'],
  'Staff/ListJobFairAttendees/118': [''],
  'Staff/ListServiceItems': [
    '',
    'page=10',
    ...each('show', ['open', 'due', 'corrections', 'completed']),
    ...each('owner', ['mine', 'unclaimed']),
    'show=completed&owner=mine',
    'show=corrections&owner=unclaimed',
    'show=due&owner=mine',
    'serviceItemID=77',
  ],
  'Operator/ListRequestedCorrections': [''],
  // A member with a service under way.
  [`Staff/ListResumeVersions/${1_000 + Math.floor(sizes.members / 3) - 4}`]: [''],
});

const TIMELINE_KINDS = [
  ...['account', 'security', 'resume', 'application', 'interview', 'walk-in', 'job-fair', 'proposal', 'saved-search'],
  ...['report', 'purchase', 'service', 'message', 'case', 'staff'],
];

/** Members, support and messages. */
const memberReads = (sizes: Sizes, now: Date): Record<string, string[]> => ({
  'Staff/FindMembers': [
    '',
    'page=20',
    ...each('state', ['suspended', 'unverified', 'erased']),
    'search=kavya',
    'search=kavya raghunathan',
    'search=zzzqqq',
    'search=kavya.iyer.77@example.com',
    `search=${9_000_000_000 + 7_007}`,
    'search=50500',
    'search=kumar&state=suspended',
  ],
  [`Staff/GetMember/${1_000 + activeMember(sizes)}`]: [''],
  [`Staff/GetMemberTimeline/${1_000 + activeMember(sizes)}`]: [
    '',
    `after=${now.getTime() - 200 * 86_400_000}_message_1`,
    ...each('kind', TIMELINE_KINDS),
  ],
  'Staff/ListCases': [
    '',
    'page=2',
    ...each('state', ['waiting', 'answered', 'closed', 'all']),
    ...each('whose', ['mine', 'unclaimed']),
    'state=all&search=member.77',
  ],
  [`Staff/GetCase/${sizes.members / 2}`]: [''],
  'Staff/ListMessages': [
    '',
    'page=10',
    ...each('state', ['failed', 'queued', 'sent']),
    'search=member.77',
    'search=zzzqqq',
    'search=9000',
    'template=application-sent',
    'template=application-sent&state=failed',
  ],
  'Staff/ListMessageTemplates': [''],
  'Staff/GetMessageTemplate/application-sent': [''],
});

/** The moderation queue, its rules and figures. */
const moderationReads = (sizes: Sizes): Record<string, string[]> => ({
  'Staff/ListModerationCases': [
    '',
    'page=3',
    ...each('state', [
      'open',
      'asked',
      'released',
      'upheld',
      'closed',
      'approved',
      'rejected',
      'withdrawn',
      'undecided',
      'all',
    ]),
    'state=all&page=100',
    ...each('level', ['high', 'medium', 'low']),
    ...each('cause', ['finding', 'report', 'new-company', 'picture', 'related', 'staff']),
    'state=all&cause=picture',
    'state=released&level=low&cause=staff',
    'companyID=7',
    'companyID=1&state=all',
    ...each('whose', ['mine', 'unclaimed', 'decidable']),
    'level=high&whose=unclaimed',
  ],
  // The newest has most reports.
  [`Staff/GetModerationCase/${countCases(sizes)}`]: [''],
  'Staff/GetModerationFigures': [''],
  'Staff/ListScreeningRules': [''],
});

/** Money, the offer, figures, and the work of the portal itself. */
const businessReads = (sizes: Sizes, now: Date): Record<string, string[]> => {
  const month = isoDay(now, 0).slice(0, 7);
  const lastMonth = isoDay(now, 35).slice(0, 7);
  return {
    'Staff/GetToday': ['', ...each('whose', ['all', 'mine'])],
    'Staff/ListPurchases': [
      '',
      'page=100',
      ...each('status', ['paid', 'refunded', 'refund-open', 'refund-failed', 'unpaid', 'check']),
      'text=kavya',
      'text=zzzqqq',
      'text=order_b77',
      'text=kavya.iyer.77@example.com',
      'text=4242',
    ],
    [`Staff/GetPurchase/${Math.floor(sizes.members / 4) + 1}`]: [''],
    'Staff/GetGstMonth': each('month', [month, lastMonth]),
    'Staff/ListPlans': [''],
    'Staff/ListCoupons': [
      '',
      'page=20',
      ...each('state', ['running', 'planned', 'ended']),
      'text=CODE77',
      'couponID=77',
    ],
    'Staff/GetFigures': each('until', [month, lastMonth]),
    'Staff/ListFigureRows': [
      ...each('figure', ['placements', 'time-to-hire', 'revenue', 'answers']).map(
        (figure) => `${figure}&month=${lastMonth}`,
      ),
      `figure=answers&month=${lastMonth}&page=100`,
      `figure=revenue&month=${lastMonth}&plan=Plan 4`,
    ],
    'Staff/ListStaff': [''],
    'Staff/GetProfile': [''],
    'Staff/GetOwnAccount': [''],
    'Staff/ListSecondPersonRequests': [''],
    'Staff/ListAuditEntries': [
      '',
      `before=${Math.floor(sizes.audit / 2)}`,
      `entryID=${Math.floor(sizes.audit / 2)}`,
      'actor=meera',
      'actor=kumar',
      'actor=a',
      'actor=zzzqqq',
      'action=move applicants',
      'action=change plan price',
      'actor=a&action=change plan price',
      ...each('targetKind', ['vacancy', 'company', 'application', 'interview', 'walk-in', 'job-fair', 'service-item']),
      ...each('targetKind', ['member', 'picture', 'purchase', 'plan', 'coupon', 'case', 'message', 'moderation-case']),
      ...each('targetKind', ['picture-case', 'staff', 'screening-rule']),
      'targetKind=application&targetID=4242',
      'targetID=4242',
      'actor=kumar&targetID=4242',
      `day=${isoDay(now, 100)}`,
      `day=${isoDay(now, 100)}&actor=a&targetKind=plan`,
    ],
    'Staff/GetOperations': [''],
    'Staff/ListServerSettings': [''],
  };
};

/** Every read of the console, each list with all its filters, one request a row. */
export function staffRequests(sizes: Sizes, now: Date): StaffRequest[] {
  const reads = {
    ...vacancyReads(sizes),
    ...applicantReads(sizes, now),
    ...memberReads(sizes, now),
    ...moderationReads(sizes),
    ...businessReads(sizes, now),
  };
  return Object.entries(reads).flatMap(([path, queries]) =>
    queries.map((query) => ({
      what: `${path.split('/')[1]} ${query}`.trim(),
      url: query ? `${path}?${query.replaceAll(' ', '%20')}` : path,
    })),
  );
}
