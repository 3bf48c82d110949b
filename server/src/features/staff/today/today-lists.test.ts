import { type CallReply, type getToday, SERVICE_DUE_DAYS, type WorkKind, workKindNames } from '@aarambh/contract';
import { beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { startOfDay } from '../../../lib/india-time/indian-day.ts';
import { grantTestPlan } from '../../../testing/billing-fixtures.ts';
import { createTestStaff, openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { insertTestPurchase } from '../../billing/payments/test-purchases.queries.ts';
import { openCases } from '../../screening/index.ts';
import { publishLiveVacancy } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const staff = await createTestStaff(context);
const colleague = await createTestStaff(context);

const get = async (url: string) => (await app.inject({ url: `/api/${url}`, headers: staff.headers })).json();
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
const inDays = (days: number) => inMinutes(days * 24 * 60);

interface List {
  /** The call of the list that the console opens, as `web/src/console/features/today/work-kinds.ts` names it. */
  call: string;
  /** Of its rows, the number that `page` of the console opens. */
  id: (row: never) => number;
  rows?: string;
  isShown?: (row: never) => boolean;
}

const lists: Record<WorkKind, List> = {
  case: { call: 'Staff/ListCases?state=waiting', rows: 'cases', id: ({ caseID }) => caseID },
  interview: {
    call: 'Staff/ListInterviews?show=outcome-missing',
    rows: 'interviews',
    id: ({ interviewScheduleID }) => interviewScheduleID,
  },
  service: { call: 'Staff/ListServiceItems?show=due', rows: 'items', id: ({ serviceItemID }) => serviceItemID },
  request: {
    call: 'Staff/ListSecondPersonRequests',
    isShown: ({ canDecide }) => canDecide,
    id: ({ requestID }) => requestID,
  },
  refund: { call: 'Staff/ListPurchases?status=refund-failed', id: ({ purchaseID }) => purchaseID },
  payment: { call: 'Staff/ListPurchases?status=check', id: ({ purchaseID }) => purchaseID },
  draft: { call: 'Staff/ListVacancies?status=draft', id: ({ vacancyID }) => vacancyID },
  expiring: { call: 'Staff/ListVacancies?status=live&endsWithin=3', id: ({ vacancyID }) => vacancyID },
  'moderation-case': {
    call: 'Staff/ListModerationCases?state=undecided&whose=decidable',
    rows: 'cases',
    id: ({ caseID }) => caseID,
  },
  message: { call: 'Staff/ListMessages?state=failed', rows: 'messages', id: ({ messageID }) => messageID },
};

/** The rows that are work, by kind, and beside each one or more that are nearly. */
const expected = {} as Record<WorkKind, number>;

async function addCase(state: 'waiting' | 'answered'): Promise<number> {
  const facts = { channel: 'form', full_name: 'Kavya R', email: 'kavya@example.com', subject: 'Help' } as const;
  const times = {
    received_at: clock.now(),
    due_at: inMinutes(240),
    account_id: null,
    claimed_by: null,
    closed_at: null,
  };
  const row = db.insertInto('support_cases').values({ ...facts, ...times, state });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

async function addRequest(by: number): Promise<number> {
  const row = db.insertInto('staff_requests').values({
    action: 'CreateCoupon',
    permission: 'offer',
    input: '{}',
    cause: 'Above 50 percent.',
    reason: 'Diwali',
    requested_by: by,
    requested_at: clock.now(),
    decided_by: null,
    decided_at: null,
  });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

const update = (id: number, set: object) => db.updateTable('purchases').set(set).where('id', '=', id).execute();

async function addPayments(): Promise<void> {
  const add = async (orderId: string) => {
    const { purchaseId } = await insertTestPurchase(db, clock.now());
    await update(purchaseId, { order_id: orderId });
    return { purchaseId, orderId };
  };
  const [checked, given, unsettled] = [await add('order_a'), await add('order_b'), await add('order_c')];
  const failed = { reported_failed_at: clock.now() };
  await update(checked.purchaseId, { ...failed, next_check_at: inMinutes(5) });
  // No longer checked: the failure is final.
  await update(given.purchaseId, { ...failed, next_check_at: null });
  expected.payment = checked.purchaseId;
  const event = {
    event_id: 'event_1',
    kind: 'payment.captured',
    order_id: unsettled.orderId,
    received_at: clock.now(),
  };
  await db
    .insertInto('payment_events')
    .values({ ...event, settled_at: null })
    .execute();
  unsettledId = unsettled.purchaseId;
}
let unsettledId = 0;

async function addServices(): Promise<void> {
  const { accountID } = await registerThrough(app);
  const start = async (startsAt: Date) => {
    const purchaseId = await grantTestPlan(context, accountID, { resumeRewrite: true });
    const plan = db.updateTable('purchased_plans').set({ starts_at: startsAt }).where('purchase_id', '=', purchaseId);
    const { id } = await plan.returning('id').executeTakeFirstOrThrow();
    const item = db.selectFrom('service_items').select('id').where('purchased_plan_id', '=', id);
    return (await item.executeTakeFirstOrThrow()).id;
  };
  const midnight = startOfDay(clock.now(), 1).getTime() - SERVICE_DUE_DAYS * DAY_MS;
  expected.service = await start(new Date(midnight - 60_000));
  await start(new Date(midnight + 60_000));
}

async function addRefunds(): Promise<void> {
  const { accountID } = await registerThrough(app);
  const add = async (status: 'failed' | 'requested') => {
    const purchaseId = await grantTestPlan(context, accountID, {});
    const row = { purchase_id: purchaseId, payment_id: `pay_of_${purchaseId}`, amount_paise: 100, reason: 'A test' };
    const times = { requested_at: clock.now(), processed_at: null, next_check_at: null };
    await db
      .insertInto('refunds')
      .values({ ...row, ...times, provider_refund_id: null, status })
      .execute();
    return purchaseId;
  };
  expected.refund = await add('failed');
  await add('requested');
}

async function addVacancies(): Promise<void> {
  expected.expiring = await publishLiveVacancy(context, { expiresAt: inMinutes(3 * 24 * 60 - 1) });
  // On the same day, but more than three days from now.
  await publishLiveVacancy(context, { expiresAt: inMinutes(3 * 24 * 60 + 1) });
  const draft = await publishLiveVacancy(context, { expiresAt: inDays(2) });
  await db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', draft).execute();
  expected.draft = draft;
}

async function addModerationCases(): Promise<void> {
  const posting = { expiresAt: inDays(30) };
  const others = await publishLiveVacancy(context, posting);
  const own = await publishLiveVacancy(context, { ...posting, recruiterEmail: staff.email });
  const finding = { cause: 'finding', level: 'high' } as const;
  const cases = await openCases(
    db,
    [others, own].map((vacancyId) => ({ vacancyId, ...finding })),
    clock.now(),
  );
  expected['moderation-case'] = cases.get(others) ?? 0;
}

async function addInterviews(): Promise<void> {
  const { accountID } = await registerThrough(app);
  const vacancyId = await publishLiveVacancy(context, { expiresAt: inDays(30) });
  const add = async (startsAt: Date) => {
    const place = { mode: 'Video' as const, place: 'https://meet.example/a', note: '', duration_minutes: 30 };
    const row = { account_id: accountID, vacancy_id: vacancyId, starts_at: startsAt, ...place };
    const nothing = { replaces: null, purchased_plan_id: null, decided_at: null, decided_by: null };
    const inserted = db.insertInto('interviews').values({
      ...row,
      ...nothing,
      day_reminded_at: null,
      hour_reminded_at: null,
      created_at: startsAt,
      created_by: 'a test',
    });
    return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
  };
  expected.interview = await add(inMinutes(-31));
  await add(inMinutes(-29));
}

async function addPictures(): Promise<void> {
  const add = async (status: 'Pending' | 'Approved') => {
    const { accountID } = await registerThrough(app);
    const file = { file_key: `key-${accountID}`, content_type: 'image/png', bytes: 1 };
    const review = { reviewed_at: null, reviewed_by: null, uploaded_at: clock.now(), status };
    const row = db.insertInto('pictures').values({ account_id: accountID, ...file, ...review });
    return (await row.returning('id').executeTakeFirstOrThrow()).id;
  };
  const pictureId = await add('Pending');
  await add('Approved');
  const row = db.selectFrom('picture_cases').select('id').where('picture_id', '=', pictureId);
  pictureCaseId = (await row.executeTakeFirstOrThrow()).id;
}
/** Pictures are in the queue of moderation cases. */
let pictureCaseId = 0;

beforeAll(async () => {
  expected.case = await addCase('waiting');
  await addCase('answered');
  expected.request = await addRequest(colleague.staffId);
  await addRequest(staff.staffId);
  await addPayments();
  await addServices();
  await addRefunds();
  await addVacancies();
  await addModerationCases();
  await addInterviews();
  await addPictures();
  await db.updateTable('messages').set({ state: 'sent' }).execute();
  const message = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  await db.updateTable('messages').set({ state: 'failed' }).where('id', '=', message.id).execute();
  expected.message = message.id;
});

it.each(workKindNames)('the list of %s has exactly the rows that today counts', async (kind) => {
  const today: CallReply<typeof getToday> = await get('Staff/GetToday');
  const { call, rows, id, isShown } = lists[kind];
  const reply = await get(call);
  const listed: never[] = rows ? reply[rows] : reply;
  const ids = (isShown ? listed.filter(isShown) : listed).map(id).sort((a, b) => a - b);
  const pages = today.items.filter((item) => item.kind === kind).map(({ pageID }) => pageID);
  const others = kind === 'payment' ? [unsettledId] : kind === 'moderation-case' ? [pictureCaseId] : [];
  expect(ids).toEqual([expected[kind], ...others]);
  expect(pages.sort((a, b) => a - b)).toEqual(ids);
  expect(today.kinds.find((one) => one.kind === kind)?.due).toBe(ids.length);
});
