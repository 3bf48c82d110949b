import type { Sizes } from './staff-tables.ts';

/** A list of the console: its default view, a main filter or a search. */
export interface StaffRequest {
  what: string;
  /** Below `/api/Staff/`. */
  url: string;
}

const isoDay = (now: Date, daysAgo: number) =>
  new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Everything that a list of the console asks for, one request a row. */
export function staffRequests({ vacancies, members, applications, audit }: Sizes, now: Date): StaffRequest[] {
  const month = isoDay(now, 0).slice(0, 7);
  const lastMonth = isoDay(now, 35).slice(0, 7);
  const lists: Record<string, string[]> = {
    GetToday: ['', 'whose=mine'],
    ListVacancies: [
      '',
      'page=40',
      ...['draft', 'live', 'paused', 'closed', 'expired'].map((status) => `status=${status}`),
      ...['1', '7', '30', 'older'].map((age) => `age=${age}`),
      ...['none', 'some', 'unread'].map((applicants) => `applicants=${applicants}`),
      'status=live&applicants=unread',
      'status=draft&applicants=unread',
      'status=closed&age=1',
      'source=college fairs',
      'source=staff&status=live',
      'source=college fairs&applicants=unread',
      'companyID=7',
      'companyID=20000',
      'text=engineer',
      'text=welder',
      'text=zzzqqq',
      'text=engineer&status=draft',
      'text=sales&applicants=unread',
      `text=%23${vacancies / 2}`,
    ],
    [`GetVacancy/${vacancies - 5}`]: [''],
    ListVacancySources: [''],
    ListCompanies: ['', 'page=200', 'show=blocked', 'show=pairs', 'text=private', 'text=tulsi', 'text=zzzqqq'],
    'GetCompany/7': [''],
    ListAllApplicants: [
      '',
      'page=100',
      'order=oldest',
      ...['New', 'Interview', 'Offered', 'Hired', 'Withdrawn'].map((stage) => `stage=${stage}`),
      'stage=New&olderThanDays=7&order=oldest',
      'plan=with',
      'plan=without',
      'plan=with&stage=Offered',
      'text=kavya raghunathan',
      'text=kumar',
      'text=engineer',
      'text=zzzqqq',
      `vacancyID=${vacancies}`,
      `vacancyID=${vacancies}&stage=New`,
    ],
    [`GetApplicant/${applications - 5}`]: [''],
    ListInterviews: ['', 'show=outcome-missing', 'show=replacement', 'show=ended', `week=${isoDay(now, 7)}`],
    ListServiceItems: ['', 'show=corrections', 'show=completed', 'owner=mine', 'owner=nobody'],
    FindMembers: [
      '',
      'page=20',
      ...['suspended', 'unverified', 'erased'].map((state) => `state=${state}`),
      'search=kavya',
      'search=kavya raghunathan',
      'search=zzzqqq',
      'search=kavya.iyer.77@example.com',
      `search=${9_000_000_000 + 7_007}`,
      'search=50500',
      'search=kumar&state=suspended',
    ],
    'GetMember/5000': [''],
    'GetMemberTimeline/5000': [''],
    ListCases: ['', 'state=all', 'state=answered', 'whose=mine', 'whose=unclaimed', 'state=all&search=member.77'],
    ListPurchases: [
      '',
      'page=100',
      ...['paid', 'refunded', 'refund-open', 'refund-failed', 'unpaid', 'check'].map((status) => `status=${status}`),
      'text=kavya',
      'text=zzzqqq',
      'text=order_b77',
      'text=kavya.iyer.77@example.com',
      'text=4242',
    ],
    [`GetPurchase/${Math.floor(members / 4) + 1}`]: [''],
    GetGstMonth: [`month=${month}`, `month=${lastMonth}`],
    ListPlans: [''],
    ListCoupons: ['', 'state=running', 'state=ended', 'text=CODE77'],
    ListMessages: [
      '',
      'state=failed',
      'state=queued',
      'state=sent',
      'search=member.77',
      'search=zzzqqq',
      'search=9000',
      'template=application-sent',
      'template=application-sent&state=failed',
    ],
    ListAvatars: ['', 'status=Approved', 'status=Rejected'],
    ListStaff: [''],
    ListSecondPersonRequests: [''],
    ListAuditEntries: [
      '',
      `before=${Math.floor(audit / 2)}`,
      'actor=meera',
      'actor=kumar',
      'actor=a',
      'actor=zzzqqq',
      'action=move applicants',
      'action=change plan price',
      'actor=a&action=change plan price',
      'targetKind=plan',
      'targetKind=company',
      'targetKind=application&targetID=4242',
      'targetID=4242',
      'actor=kumar&targetID=4242',
      `day=${isoDay(now, 100)}`,
      `day=${isoDay(now, 100)}&actor=a&targetKind=plan`,
    ],
    GetFigures: [`until=${month}`, `until=${lastMonth}`],
    ListFigureRows: ['placements', 'time-to-hire', 'revenue', 'answers'].map(
      (figure) => `figure=${figure}&month=${lastMonth}`,
    ),
  };
  return Object.entries(lists).flatMap(([path, queries]) =>
    queries.map((query) => ({
      what: `${path.split('/')[0]} ${query}`.trim(),
      url: query ? `${path}?${query.replaceAll(' ', '%20')}` : path,
    })),
  );
}
