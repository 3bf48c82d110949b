import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AuthResponse, applyTexts } from '@aarambh/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import * as make from '../../../infra/files/documents/make-test-documents.ts';
import { purgeOrphanFiles } from '../../../infra/files/purge-orphan-files.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { fileOwners } from '../../../registry/file-owners.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { saveResume } from '../../resumes/save-resume.ts';
import { publishLiveVacancy } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { makeToken } from '../sessions/session-token.ts';
import { deleteAccount } from './delete-account.ts';

const { app, context } = await openTestApp();
let me: Person;
beforeEach(async () => {
  me = await createPerson();
});

const PASSWORD = 'Tulsi#4821';

interface Person {
  accountID: number;
  token: string;
  headers: { authorization: string };
  email: string;
  /** Part of every personal value of this person, and of no other person's. */
  mark: string;
  mobileNo: string;
  vacancyIds: number[];
  /** Values that must never be readable. */
  secrets: string[];
}

const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers });

const register = (mark: string, email: string, mobileNo: string) =>
  post('/api/JobSeekerMasters/SaveUserName', {
    fullName: `Meera ${mark}`,
    countryID: 105,
    mobileNo,
    email,
    password: PASSWORD,
    isAdult: true,
    agreesToNotice: true,
    agreesToUpdates: true,
  });

async function upload(person: Person, name: string) {
  const form = new FormData();
  form.set('accountID', String(person.accountID));
  form.set('resume', new Blob([new Uint8Array(make.makePdf()), `% ${person.mark}\n`]), name);
  const sent = new Request('http://localhost/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/api/JobSeekerResume/SaveResume',
    headers: { ...person.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}

/** A plan bought as a guest before the account existed, with its grant, service, invoice and refund. */
async function insertPurchase({ accountID: account_id, mark, email, mobileNo }: Person, now: Date, later: Date) {
  const { db } = context;
  const { id: plan_id } = await db
    .insertInto('plans')
    .values({ kind: 'combo', name: 'Career Plus', price_paise: 259_900, validity_days: 90, good_to_go_ctc: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: purchase_id } = await db
    .insertInto('purchases')
    .values({
      account_id,
      plan_id,
      kind: 'combo',
      plan: { name: 'Career Plus', ctc: 1_234_567 },
      price_paise: 259_900,
      discount_paise: 0,
      taxable_paise: 259_900,
      cgst_paise: 23_391,
      sgst_paise: 23_391,
      igst_paise: 0,
      total_paise: 306_682,
      state_id: 4008,
      order_id: `order_${people}`,
      payment_id: `pay_${people}`,
      status: 'refunded',
      created_at: now,
      paid_at: now,
      guest_email: email,
      guest_country_id: 105,
      guest_mobile_no: mobileNo,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: purchased_plan_id } = await db
    .insertInto('purchased_plans')
    .values({ account_id, purchase_id, plan_name: `Plan ${people}`, starts_at: now, expires_at: later })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('service_items')
    .values({ account_id, purchased_plan_id, service_name: 'Resume Rewrite' })
    .execute();
  await db
    .insertInto('invoices')
    .values({
      purchase_id,
      number: `AR/26-27/${people}`,
      kind: 'invoice',
      issued_at: now,
      total_paise: 306_682,
      content: { recipient: `Meera ${mark}` },
    })
    .execute();
  await db
    .insertInto('refunds')
    .values({
      purchase_id,
      payment_id: `pay_${people}`,
      amount_paise: 306_682,
      reason: 'No service had started.',
      requested_at: now,
    })
    .execute();
  await db.insertInto('payment_initiatives').values({ account_id, plan_id, noted_at: now }).execute();
}

/** Stores a private file that contains the mark of a person. @returns its key */
async function storeFile(kind: string, extension: string, mark: string): Promise<string> {
  const path = join(context.files.temporaryFolder, randomUUID());
  await writeFile(path, `file of ${mark}`);
  const key = await context.files.store(kind, extension, path);
  await rm(path);
  return key;
}

/** An attachment of the first message of a support case. */
async function insertAttachment(case_id: number, mark: string): Promise<void> {
  const { id: entry_id } = await context.db
    .selectFrom('support_entries')
    .select('id')
    .where('case_id', '=', case_id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const file_key = await storeFile('support-attachments', 'pdf', mark);
  await context.db
    .insertInto('support_attachments')
    .values({ entry_id, name: `${mark}.pdf`, kind: 'document', file_key })
    .execute();
}

/** What belongs to an application: the answer whether money was asked for, and a message of staff. */
async function insertAboutApplication({ accountID, mark }: Person, now: Date): Promise<void> {
  const { db } = context;
  const { id: application_id } = await db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountID)
    .executeTakeFirstOrThrow();
  await db.insertInto('money_answers').values({ application_id, answer: 'yes', answered_at: now }).execute();
  const text = { batch_id: randomUUID(), subject: `For ${mark}`, body: `Dear ${mark}` };
  const sent = { actor: 'Nandini Rao', staff_id: null, at: now, leaves_at: now, undone_at: null };
  await db
    .insertInto('application_messages')
    .values({ application_id, ...text, ...sent })
    .execute();
}

/** What a person without an account sent from an address: a report with a proof, and a support case with an attachment. */
async function insertGuestRows({ mark, vacancyIds }: Person, email: string): Promise<void> {
  const { db } = context;
  const now = context.clock.now();
  const { id: report_id } = await db
    .insertInto('job_reports')
    .values({
      vacancy_id: vacancyIds[0] ?? 0,
      account_id: null,
      case_id: null,
      email,
      mail_identity: email.toLowerCase(),
      reason: 'money',
      body: `Report ${mark}`,
      proof_file: await storeFile('report-proofs', 'jpg', mark),
      proof_type: 'image/jpeg',
      reported_at: now,
      answered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report_answers')
    .values({ report_id, case_version: 1, answer: 'kept', queued_at: now })
    .execute();
  const { id: case_id } = await db
    .insertInto('support_cases')
    .values({
      channel: 'form',
      account_id: null,
      full_name: mark,
      email,
      subject: `Subject ${mark}`,
      received_at: now,
      due_at: now,
      claimed_by: null,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = { case_id, kind: 'message', body: `Text ${mark}`, actor: mark, staff_id: null, at: now } as const;
  await db.insertInto('support_entries').values(entry).execute();
  await insertAttachment(case_id, mark);
}

/** A resume text and a PDF with requested corrections. */
async function insertReviews({ accountID: account_id, mark }: Person, now: Date) {
  const { db } = context;
  const asked = { status: 'corrections-requested', sent_at: now, sent_by: 'Nandini Rao', approved_at: null } as const;
  const { id: content_id } = await db
    .insertInto('resume_contents')
    .values({
      account_id,
      ...asked,
      old_html: `<p>Old ${mark}</p>`,
      new_html: '<p>New</p>',
      comparison_html: `${mark}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const corrections = { corrections: `Correct ${mark}`, asked_at: now };
  await db
    .insertInto('resume_content_corrections')
    .values({ content_id, ...corrections })
    .execute();
  const file_key = await storeFile('resume-pdfs', 'pdf', mark);
  const file = { file_key, original_name: `${mark}.pdf`, bytes: 1, sha256: Buffer.of(1) };
  const { id: pdf_id } = await db
    .insertInto('resume_pdfs')
    .values({ account_id, ...asked, ...file })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('resume_pdf_corrections')
    .values({ pdf_id, ...corrections })
    .execute();
}

/** An interview the employer cancelled, with its history. */
async function insertInterview({ accountID: account_id, mark }: Person, vacancy_id: number, now: Date) {
  const { id: interview_id } = await context.db
    .insertInto('interviews')
    .values({
      account_id,
      vacancy_id,
      starts_at: now,
      duration_minutes: 30,
      mode: 'Phone',
      place: `Place ${mark}`,
      note: `Note ${mark}`,
      cause: `Cause ${mark}`,
      status: 'cancelled-by-employer',
      replaces: null,
      purchased_plan_id: null,
      created_at: now,
      created_by: 'a test',
      decided_at: now,
      decided_by: 'a test',
      day_reminded_at: null,
      hour_reminded_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = { from_status: null, to_status: 'scheduled', actor: 'a test', changed_at: now } as const;
  await context.db
    .insertInto('interview_changes')
    .values({ interview_id, ...change, cause: `Cause ${mark}` })
    .execute();
}

/** A job fair registration, a proposal, and listings of a plan holder. */
async function insertOffers({ accountID: account_id, mark }: Person, vacancy_id: number, now: Date, later: Date) {
  const { db } = context;
  const { id: job_fair_id } = await db
    .insertInto('job_fairs')
    .values({
      title: 'A fair',
      organiser: 'Aarambh',
      city: 'Pune',
      venue: 'A hall',
      description: '',
      starts_at: later,
      ends_at: new Date(later.getTime() + 3_600_000),
      register_until: later,
      companies: [],
      cancelled_at: null,
      capacity: 10,
      places_taken: 1,
      created_at: now,
      created_by: 'a test',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('job_fair_registrations').values({ job_fair_id, account_id, registered_at: now }).execute();
  await db
    .insertInto('vacancy_proposals')
    .values({
      account_id,
      vacancy_id,
      note: `Fits ${mark}`,
      proposed_by: 'Nandini Rao',
      proposed_at: now,
      answer: 'declined',
      answered_at: now,
      reason: `Reason ${mark}`,
    })
    .execute();
  const { id: case_id } = await db
    .insertInto('support_cases')
    .values({
      channel: 'form',
      account_id,
      full_name: mark,
      email: `${mark}@example.com`,
      subject: `Subject ${mark}`,
      received_at: now,
      due_at: now,
      claimed_by: null,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('support_entries')
    .values([
      { case_id, kind: 'message', body: `Text ${mark}`, actor: mark, staff_id: null, at: now },
      { case_id, kind: 'note', body: `Note about ${mark}`, actor: 'Nandini Rao', staff_id: null, at: now },
    ])
    .execute();
  await insertAttachment(case_id, mark);
  const { id: purchased_plan_id } = await db
    .selectFrom('purchased_plans')
    .select('id')
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('priority_listings')
    .values({ account_id, vacancy_id, purchased_plan_id, matches: [`Skill ${mark}`], listed_at: now, told_at: now })
    .execute();
  await db
    .insertInto('priority_members')
    .values({ account_id, looked_on: '2026-11-01', grant_id: purchased_plan_id, changes: 1, mailed_on: null })
    .execute();
  await db.insertInto('vacancy_reads').values({ account_id, vacancy_id, read_at: now }).execute();
  const { id: saved_search_id } = await db
    .insertInto('saved_searches')
    .values({
      account_id,
      query: `keyword=${mark}`,
      title: mark,
      company_id: null,
      frequency: 'daily',
      channels: ['mail'],
      condition: "'cook'",
      posted_within_days: null,
      condition_version: '1',
      saved_at: now,
      due_at: now,
      last_alert_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ended_searches')
    .values({ account_id, title: `Ended ${mark}`, ended_at: now })
    .execute();
  await db.insertInto('saved_search_lexemes').values({ saved_search_id, lexeme: 'cook' }).execute();
  await db
    .insertInto('saved_search_matches')
    .values({ saved_search_id, vacancy_id, account_id, matched_at: now, alerted_at: now })
    .execute();
  const { id: subscription_id } = await db
    .insertInto('push_subscriptions')
    .values({ account_id, endpoint: `https://push.dev/${mark}`, p256dh: mark, auth: mark, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('push_messages')
    .values({ subscription_id, payload: `{"title":"${mark}"}`, due_at: now, created_at: now })
    .execute();
  await db
    .insertInto('saved_jobs')
    .values({ account_id, vacancy_id, saved_at: now, note: `note ${mark}` })
    .execute();
  await db
    .insertInto('employments')
    .values({
      account_id,
      job_title: `title ${mark}`,
      company: mark,
      place: 'Pune',
      started: '2020-01',
      ended: '',
      description: `did ${mark}`,
      added_at: now,
    })
    .execute();
  await db
    .insertInto('educations')
    .values({
      account_id,
      qualification: 'B.Com',
      subject: mark,
      institute: mark,
      year: '2019',
      grade: '',
      added_at: now,
    })
    .execute();
  await db.insertInto('free_listing_views').values({ account_id, vacancy_id, shown_at: now }).execute();
  await db
    .insertInto('job_reports')
    .values({
      vacancy_id,
      account_id,
      case_id: null,
      email: `${mark}@example.com`,
      reason: 'money',
      body: `Report ${mark}`,
      proof_file: await storeFile('report-proofs', 'jpg', mark),
      proof_type: 'image/jpeg',
      reported_at: now,
      answered_at: null,
    })
    .execute();
}

let people = 0;

/** Creates a person with a row in every table that stores personal data. */
async function createPerson(): Promise<Person> {
  people += 1;
  const mark = `Mark${people}x`;
  const email = `${mark}@example.com`;
  const mobileNo = `98765${String(people).padStart(5, '0')}`;
  const auth = (await register(mark, email, mobileNo)).json<AuthResponse>();
  const headers = { authorization: `Bearer ${auth.token}` };
  const { accountID: account_id, token } = auth;
  const person = { accountID: account_id, token, headers, email, mark, mobileNo, vacancyIds: [], secrets: [token] };
  const { db } = context;
  const now = context.clock.now();
  const later = new Date(now.getTime() + 30 * DAY_MS);

  const postedAt = new Date(now.getTime() - 60_000);
  const vacancyID = await publishLiveVacancy(context, { title: `Watchman ${mark}`, postedAt });
  await upload(person, `first ${mark}.pdf`);
  const applied = await post('/api/applyjob/ApplyJob', { accountID: account_id, vacancyID }, headers);
  expect(applied.body).toBe(applyTexts.sent);
  await upload(person, `second ${mark}.pdf`);

  await insertPurchase(person, now, later);
  await insertReviews(person, now);
  await insertInterview(person, vacancyID, now);
  await insertOffers(person, vacancyID, now, later);
  await insertAboutApplication(person, now);
  await db
    .insertInto('identities')
    .values({ account_id, issuer: 'https://issuer.example', subject: `subject ${mark}`, linked_at: now })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      account_id,
      credential_id: `credential ${mark}`,
      public_key: Buffer.from('key'),
      sign_count: 0,
      user_handle: Buffer.from('handle'),
      name: `passkey ${mark}`,
      is_synced: false,
      created_at: now,
      last_used_at: null,
    })
    .execute();
  await db
    .insertInto('email_change_requests')
    .values({ account_id, new_email: `new.${email}`, created_at: now, done_at: null })
    .execute();
  const place = { current_state_id: 1, current_city_id: 1, permanent_state_id: 1, permanent_city_id: 1 };
  await db
    .insertInto('addresses')
    .values({
      account_id,
      ...place,
      current_address: `12 ${mark} Road`,
      same_as_current: true,
      permanent_address: `12 ${mark} Road`,
      saved_at: now,
    })
    .execute();
  await db
    .insertInto('preferred_locations')
    .values({ account_id, location: `Place ${mark}`, location_key: `place ${mark}`, added_at: now })
    .execute();
  await db
    .insertInto('job_seeker_skills')
    .values({ account_id, skill: `Skill ${mark}`, skill_key: `skill ${mark}`, added_at: now })
    .execute();
  await db
    .insertInto('work_profiles')
    .values({ account_id, notice_period: `Notice ${mark}` })
    .execute();
  await db
    .insertInto('pictures')
    .values({
      account_id,
      file_key: await storeFile('pictures', 'webp', mark),
      content_type: 'image/webp',
      bytes: 1,
      uploaded_at: now,
      reviewed_at: null,
      reviewed_by: null,
    })
    .execute();
  await db.insertInto('profile_changes').values({ account_id, changes: 1 }).execute();
  const codeHmac = createHash('sha256').update(mark).digest();
  await db
    .insertInto('one_time_codes')
    .values({
      account_id,
      purpose: 'verify-mobile',
      target: mobileNo,
      code_hmac: codeHmac,
      created_at: now,
      expires_at: later,
      used_at: null,
      ended_at: null,
    })
    .execute();

  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const messages = await db.selectFrom('messages').select('data').where('account_id', '=', account_id).execute();
  const linkTokens = messages.map(
    ({ data }) =>
      String((data as { link?: string }).link)
        .split('/')
        .at(-1) ?? '',
  );
  for (const secret of [password_hash ?? '', ...linkTokens]) person.secrets.push(secret);
  for (const hash of [hashToken(token), codeHmac, ...linkTokens.map(hashToken)])
    for (const encoding of ['hex', 'base64', 'base64url'] as const) person.secrets.push(hash.toString(encoding));
  return { ...person, vacancyIds: [vacancyID] };
}

const exportOf = ({ accountID, headers }: Person, query = '') =>
  app.inject({ url: `/api/PersonalData/Export/${accountID}${query}`, headers });

const erase = ({ accountID, headers }: Person, currentPassword: string | undefined = PASSWORD) =>
  post('/api/PersonalData/DeleteAccount', { accountID, ...(currentPassword ? { currentPassword } : {}) }, headers);

const signIn = async (email: string): Promise<AuthResponse> =>
  (await post('/api/JobSeekerMasters/GetUserDetailsByEmail', { email, password: PASSWORD })).json();

const accountOf = ({ accountID }: Person) =>
  context.db.selectFrom('accounts').selectAll().where('id', '=', accountID).executeTakeFirstOrThrow();

const eventsOf = async ({ accountID }: Person) => {
  const rows = await context.db
    .selectFrom('security_events')
    .select('kind')
    .where('account_id', '=', accountID)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.kind);
};

const filesOf = async ({ accountID }: Person) => {
  const rows = await context.db.selectFrom('resumes').select('file_key').where('account_id', '=', accountID).execute();
  return rows.map((row) => row.file_key);
};

/** Every row of the database as text, by table. */
async function wholeDatabase(): Promise<Map<string, string[]>> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
    order by 1, 2`.execute(context.db);
  const found = new Map<string, string[]>();
  for (const { schema, name } of tables.rows) {
    const rowsOf = sql<{ row: string }>`select t::text as row from ${sql.table(`${schema}.${name}`)} t`;
    const { rows } = await rowsOf.execute(context.db);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** Columns of an erased account that keep rows: what was bought and agreed, the final mail, and that it was erased. */
const KEPT = [
  'consents.account_id',
  'messages.account_id',
  'purchased_plans.account_id',
  'purchases.account_id',
  'security_events.account_id',
  'service_items.account_id',
];

/** Tables about a vacancy, which belongs to the employer: the test marks its title only for identification. */
const OF_VACANCIES = ['vacancies', 'vacancy_search'];

/** How many rows name an account, by each column that references accounts. */
async function countReferences({ accountID }: Person): Promise<Map<string, number>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id'
    union
    select conrelid::regclass::text, attname from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'accounts'::regclass
    order by 1, 2`.execute(context.db);
  const counts = new Map<string, number>();
  for (const { table, column } of columns) {
    const found = sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${accountID}`;
    const { rows } = await found.execute(context.db);
    counts.set(`${table}.${column}`, rows[0]?.count ?? 0);
  }
  return counts;
}

/** The contents of all private files that contain a text. */
async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(context.config.dataDir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const found = await Promise.all(
    paths.map(async (path) => path.includes(text) || (await readFile(path, 'latin1')).includes(text)),
  );
  return paths.filter((_, at) => found[at]);
}

/** The CTC in the unpaid purchases of a person, which is in those of no other. */
const ctcOf = (accountId: number) => 7_654_000 + accountId;

/** A walk-in invitation to an address, an unpaid guest purchase with it, and messages that name no account. */
async function insertContacts(
  { accountID, mark, mobileNo, vacancyIds }: Person,
  email: string,
  fullName = `Meera ${mark}`,
) {
  const { db } = context;
  const now = context.clock.now();
  const token = createHash('sha256').update(`${email}${fullName}${vacancyIds}`).digest();
  const starts_at = new Date(now.getTime() + DAY_MS);
  await db
    .insertInto('walk_ins')
    .values({
      token_hash: token,
      token_nonce: Buffer.alloc(16),
      full_name: fullName,
      email,
      vacancy_id: vacancyIds[0] ?? 0,
      starts_at,
      ends_at: new Date(starts_at.getTime() + 3_600_000),
      venue: `Hall of ${email}`,
      contact: 'Nandini Rao',
      created_at: now,
      invited_by: 'a test',
    })
    .execute();
  const { id: plan_id } = await db.selectFrom('plans').select('id').limit(1).executeTakeFirstOrThrow();
  const tax = { cgst_paise: 0, sgst_paise: 0, igst_paise: 1_800 };
  const amounts = { price_paise: 10_000, discount_paise: 0, taxable_paise: 10_000, ...tax, total_paise: 11_800 };
  await db
    .insertInto('purchases')
    .values({
      account_id: null,
      plan_id,
      kind: 'combo',
      plan: { name: 'Career Plus', ctc: ctcOf(accountID) },
      ...amounts,
      state_id: 4008,
      order_id: `order_${token.toString('hex')}`,
      created_at: now,
      guest_email: email,
      guest_country_id: 105,
      guest_mobile_no: mobileNo,
    })
    .execute();
  const message = {
    account_id: null,
    channel: 'mail',
    recipient: email,
    template: 'walk-in-invited',
    data: { fullName },
    due_at: now,
    created_at: now,
    provider_id: null,
    delivery: null,
    last_error: null,
  } as const;
  const key = `walk-in-invited:${token.toString('hex')}`;
  await db
    .insertInto('messages')
    .values([
      { ...message, key: `${key}:1`, state: 'sent', sent_at: now },
      { ...message, key: `${key}:2`, state: 'queued', sent_at: null },
    ])
    .execute();
}

const setEmailVerified = ({ accountID }: Person) =>
  context.db
    .updateTable('accounts')
    .set({ email_verified_at: context.clock.now() })
    .where('id', '=', accountID)
    .execute();

/** Changes the email with the code sent to the new address. */
async function changeEmail({ accountID, headers }: Person, newEmail: string): Promise<void> {
  const requested = await post(
    '/api/JobSeekerEmailChange/CreateEmailChangeRequest',
    { accountID, newEmail, currentPassword: PASSWORD },
    headers,
  );
  const { emailRequestID } = requested.json();
  const { data } = await context.db
    .selectFrom('messages')
    .select('data')
    .where('recipient', '=', newEmail)
    .where('template', '=', 'email-change-code')
    .executeTakeFirstOrThrow();
  const { code } = data as { code: string };
  const url = `/api/JobSeekerEmailChange/SubmitOtp?emailRequestID=${emailRequestID}&otp=${code}`;
  const submitted = await app.inject({ method: 'POST', url, headers });
  expect(submitted.body).toBe('Email address changed successfully.');
}

it('covers every table that references an account', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id' order by 1`.execute(context.db);
  // A new one belongs in the export and the deletion, and into `createPerson`. Invoices and refunds name their
  // purchase only.
  expect(rows.map(({ name }) => name)).toEqual([
    'addresses',
    'applications',
    'consents',
    'educations',
    'email_change_requests',
    'employments',
    'ended_searches',
    'former_emails',
    'free_listing_views',
    'identities',
    'interviews',
    'job_fair_registrations',
    'job_reports',
    'job_seeker_skills',
    'mailed_links',
    'messages',
    'one_time_codes',
    'passkeys',
    'payment_initiatives',
    'picture_cases',
    'pictures',
    'preferred_locations',
    'priority_listings',
    'priority_members',
    'profile_changes',
    'purchased_plans',
    'purchases',
    'push_subscriptions',
    'resume_contents',
    'resume_pdfs',
    'resumes',
    'saved_jobs',
    'saved_search_matches',
    'saved_searches',
    'security_events',
    'service_items',
    'sessions',
    'support_cases',
    'vacancy_proposals',
    'vacancy_reads',
    'work_profiles',
  ]);
});

it('knows every column that may name a person', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(e?mail|recipient|full_name|mobile|phone|target|address)$'
    order by 1`.execute(context.db);
  // A new one belongs into the erasure by address and into `insertContacts` or `insertGuestRows`, unless it names staff or
  // an employer.
  expect(rows.map(({ name }) => name)).toEqual([
    'accounts.email',
    'accounts.full_name',
    'addresses.current_address',
    'addresses.permanent_address',
    'companies.corporate_address',
    'domain_mail_codes.email',
    'email_change_requests.new_email',
    'former_emails.email',
    'job_reports.email',
    // Of the logo of a company.
    'logo_hashes.address',
    'mailed_links.email',
    'messages.recipient',
    'one_time_codes.target',
    'purchases.guest_email',
    'security_events.address',
    'sessions.address',
    'staff.email',
    'staff.full_name',
    'staff_audit.address',
    'staff_sessions.address',
    'support_cases.email',
    'support_cases.full_name',
    'vacancies.interview_address',
    'vacancies.recruiter_email',
    'walk_ins.email',
    'walk_ins.full_name',
  ]);
});

describe('the export', () => {
  it('contains all stored data as JSON', async () => {
    await post(
      '/api/PersonalData/SaveConsent',
      { accountID: me.accountID, purpose: 'updates', isGiven: false },
      me.headers,
    );
    const reply = await exportOf(me);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"/);
    const now = context.clock.now().toISOString();
    const { exportedOn, about, data } = reply.json();
    expect(exportedOn).toBe(now);
    expect(data.account).toEqual([
      {
        accountID: me.accountID,
        fullName: `Meera ${me.mark}`,
        email: me.email,
        emailVerifiedOn: null,
        country: 'India',
        countryCode: '+91',
        mobileNo: me.mobileNo,
        mobileVerifiedOn: null,
        mobileProvedOn: null,
        hasPassword: true,
        adultConfirmedOn: now,
        registeredOn: now,
        suspendedOn: null,
        suspendedUntil: null,
        suspensionReason: '',
      },
    ]);
    expect(data.supportCases).toMatchObject([{ subject: `Subject ${me.mark}`, text: `Text ${me.mark}` }]);
    expect(data.jobReports).toMatchObject([
      { vacancyID: me.vacancyIds[0], text: `Report ${me.mark}`, reportedOn: now },
    ]);
    expect(data.consents).toMatchObject([
      { purpose: 'notice', withdrawnOn: null },
      { purpose: 'updates', withdrawnOn: now },
    ]);
    expect(data.emailChanges).toEqual([{ newEmail: `new.${me.email}`, askedOn: now, doneOn: null }]);
    expect(data.signInProviders).toMatchObject([{ subject: `subject ${me.mark}` }]);
    expect(data.sessions).toMatchObject([{ address: '127.0.0.1', startedOn: now, endedOn: null }]);
    expect(data.securityEvents.map(({ kind }: { kind: string }) => kind)).toEqual([
      'registered',
      'consent-withdrawn',
      'data-exported',
    ]);
    expect(data.resumes).toMatchObject([
      { fileName: `first ${me.mark}.pdf`, contentType: 'application/pdf', replacedOn: now },
      { fileName: `second ${me.mark}.pdf`, replacedOn: null },
    ]);
    expect(data.applications).toMatchObject([
      { vacancyID: me.vacancyIds[0], jobTitle: `Watchman ${me.mark}`, appliedOn: now, resume: `first ${me.mark}.pdf` },
    ]);
    expect(data.applicationSteps).toEqual([
      {
        vacancyID: me.vacancyIds[0],
        jobTitle: `Watchman ${me.mark}`,
        happenedOn: now,
        status: 'Sent',
        note: '',
      },
    ]);
    expect(data.interviews).toMatchObject([{ place: `Place ${me.mark}`, startsOn: now, cause: `Cause ${me.mark}` }]);
    expect(data.plans).toMatchObject([{ startsOn: now }]);
    expect(data.services).toMatchObject([{ service: 'Resume Rewrite', status: 'Not Started' }]);
    expect(data.purchases).toMatchObject([
      {
        plan: 'Career Plus',
        ctc: 1_234_567,
        price: 2_599,
        total: 3_066.82,
        state: 'Maharashtra',
        guestEmail: me.email,
      },
    ]);
    expect(data.invoices).toMatchObject([
      { total: 3_066.82, content: JSON.stringify({ recipient: `Meera ${me.mark}` }) },
    ]);
    expect(data.refunds).toMatchObject([{ amount: 3_066.82, requestedOn: now }]);
    expect(data.paymentInitiatives).toEqual([{ plan: 'Career Plus', coupon: null, notedOn: now }]);
    expect(data.workProfile).toMatchObject([{ noticePeriod: `Notice ${me.mark}` }]);
    expect(data.address).toMatchObject([{ curAddress: `12 ${me.mark} Road`, savedOn: now }]);
    expect(data.preferredLocations).toEqual([{ location: `Place ${me.mark}`, addedOn: now }]);
    expect(data.skills).toEqual([{ skill: `Skill ${me.mark}`, addedOn: now }]);
    expect(data.resumeContents).toMatchObject([{ oldText: `Old ${me.mark}`, newText: 'New', sentOn: now }]);
    expect(data.resumePdfs).toMatchObject([{ fileName: `${me.mark}.pdf`, status: 'Corrections requested' }]);
    expect(data.resumeCorrections).toHaveLength(2);
    expect(data.pictures).toMatchObject([{ contentType: 'image/webp', uploadedOn: now }]);
    expect(data.messages).toMatchObject([{ kind: 'verify-email', channel: 'mail', sentTo: me.email, createdOn: now }]);
    expect(Object.keys(about)).toEqual(Object.keys(data));
    for (const [key, entries] of Object.entries(data as Record<string, object[]>))
      for (const entry of entries) expect(Object.keys(entry).sort()).toEqual(Object.keys(about[key].fields).sort());
  });

  it('contains what was sent to and bought with present and former verified addresses', async () => {
    const newEmail = `second.${me.mark}@example.org`;
    await setEmailVerified(me);
    await insertContacts(me, me.email.toUpperCase());
    await changeEmail(me, newEmail);
    await insertContacts(me, newEmail);
    const { data } = (await exportOf(me)).json();
    expect(data.formerEmails).toEqual([
      { email: me.email, isVerified: true, endedOn: context.clock.now().toISOString() },
    ]);
    expect(data.walkIns.map(({ sentTo }: { sentTo: string }) => sentTo)).toEqual([me.email.toUpperCase(), newEmail]);
    const unpaid = data.purchases.filter(({ status }: { status: string }) => status === 'created');
    expect(unpaid.map(({ guestEmail }: { guestEmail: string }) => guestEmail)).toEqual([
      me.email.toUpperCase(),
      newEmail,
    ]);
    const invitations = data.messages.filter(({ kind }: { kind: string }) => kind === 'walk-in-invited');
    expect(invitations).toHaveLength(4);
  });

  it('contains the same as HTML', async () => {
    const reply = await exportOf(me, '?format=html');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.html"/);
    for (const text of [me.email, me.mobileNo, `first ${me.mark}.pdf`, `Watchman ${me.mark}`, 'data-exported'])
      expect(reply.body).toContain(text);
  });

  it('escapes names', async () => {
    const fullName = `<script>alert("${me.mark}")</script>`;
    await context.db.updateTable('accounts').set({ full_name: fullName }).where('id', '=', me.accountID).execute();
    const { body } = await exportOf(me, '?format=html');
    expect(body).toContain(`&#60;script&#62;alert(&#34;${me.mark}&#34;)&#60;/script&#62;`);
    expect(body).not.toMatch(/<script/i);
  });

  it.each(['json', 'html'])('contains as %s no data of others and no secrets', async (format) => {
    const other = await createPerson();
    const { body } = await exportOf(me, `?format=${format}`);
    expect(body).toContain(me.mark);
    for (const foreign of [other.mark, other.mobileNo, String(other.accountID)]) expect(body).not.toContain(foreign);
    for (const secret of [...me.secrets, ...other.secrets]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(body).not.toContain(secret);
    }
    for (const key of await filesOf(me)) expect(body).not.toContain(key);
  });

  it('is available ten times a day', async () => {
    for (let i = 0; i < 10; i++) expect((await exportOf(me)).statusCode).toBe(200);
    const refused = await exportOf(me);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(24 * 60 * 60);
    expect(refused.json().detail).not.toMatch(/success/i);
    expect((await exportOf(await createPerson())).statusCode).toBe(200);
    context.clock.advanceMinutes(24 * 60);
    me = { ...me, headers: { authorization: `Bearer ${(await signIn(me.email)).token}` } };
    expect((await exportOf(me)).statusCode).toBe(200);
    expect((await eventsOf(me)).filter((kind) => kind === 'data-exported')).toHaveLength(11);
  });

  it('is refused in another format and for another account', async () => {
    expect((await exportOf(me, '?format=pdf')).statusCode).toBe(400);
    const other = await createPerson();
    expect((await exportOf({ ...me, headers: other.headers })).statusCode).toBe(403);
    expect(await eventsOf(me)).not.toContain('data-exported');
  });
});

describe('deleting an account', () => {
  it('leaves no personal data except the legally required records and the final mail', async () => {
    const other = await createPerson();
    await setEmailVerified(me);
    const keys = await filesOf(me);
    expect(keys).toHaveLength(2);
    const before = await wholeDatabase();
    for (const table of ['accounts', 'resumes', 'identities', 'mailed_links', 'messages', 'email_change_requests'])
      expect(before.get(table)?.join('\n'), table).toContain(me.mark);

    const reply = await erase(me);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.body).toBe('Your account was deleted successfully.');

    const after = await wholeDatabase();
    for (const [table, rows] of after) {
      const about = rows.filter((row) => row.includes(me.mark) || row.includes(me.mobileNo));
      if (OF_VACANCIES.includes(table)) continue;
      // The final mail, and the invoice, which must legally stay unchanged.
      expect(about, table).toHaveLength(table === 'messages' || table === 'invoices' ? 1 : 0);
    }
    expect(after.get('purchases')?.filter((row) => row.includes('1234567'))).toHaveLength(people - 1);
    expect(await accountOf(me)).toMatchObject({
      full_name: 'Deleted account',
      mobile_no: '',
      password_hash: null,
      email_verified_at: null,
      mobile_verified_at: null,
      deleted_at: context.clock.now(),
    });
    const stored = await Array.fromAsync(context.files.list('resumes'));
    for (const key of keys) expect(stored).not.toContain(key);
    for (const key of await filesOf(other)) expect(stored).toContain(key);

    const count = async (
      table:
        | 'purchased_plans'
        | 'purchases'
        | 'service_items'
        | 'payment_initiatives'
        | 'applications'
        | 'interviews'
        | 'sessions'
        | 'one_time_codes',
      person = me,
    ) => (await context.db.selectFrom(table).select('id').where('account_id', '=', person.accountID).execute()).length;
    for (const table of ['purchased_plans', 'purchases', 'service_items'] as const)
      expect(await count(table), table).toBe(1);
    for (const table of ['payment_initiatives', 'applications', 'interviews', 'sessions', 'one_time_codes'] as const) {
      expect(await count(table), table).toBe(0);
      expect(await count(table, other), table).toBe(1);
    }
    const ledger = await context.db
      .selectFrom('consents')
      .select(['purpose', 'withdrawn_at'])
      .where('account_id', '=', me.accountID)
      .orderBy('id')
      .execute();
    expect(ledger).toEqual(['notice', 'updates'].map((purpose) => ({ purpose, withdrawn_at: context.clock.now() })));
    expect(await eventsOf(me)).toEqual(['registered', 'account-deleted']);
  });

  it('leaves rows of the account in the named tables only', async () => {
    await setEmailVerified(me);
    await changeEmail(me, `second.${me.mark}@example.org`);
    const before = await countReferences(me);
    // Else a table that is forgotten would pass: `createPerson` has a row for each.
    expect([...before].filter(([, count]) => count === 0)).toEqual([]);
    expect(before.size).toBeGreaterThan(35);
    expect((await erase(me)).statusCode).toBe(200);
    const after = await countReferences(me);
    expect([...after].filter(([, count]) => count > 0).map(([column]) => column)).toEqual(KEPT);
  });

  it.each([
    ['verified', true],
    ['unverified', false],
  ])('leaves nothing of a member with two addresses, the first %s', async (_, isFirstVerified) => {
    const newEmail = `second.${me.mark}@example.org`;
    if (isFirstVerified) await setEmailVerified(me);
    await insertContacts(me, me.email.toUpperCase());
    await changeEmail(me, newEmail);
    await insertContacts(me, newEmail);
    await insertGuestRows(me, newEmail);
    // Also what the former address got later, with the name or number of the member.
    context.clock.advanceMinutes(1);
    await insertContacts({ ...me, vacancyIds: (await createPerson()).vacancyIds }, me.email);
    expect((await filesWith(me.mark)).length).toBeGreaterThan(0);

    const reply = await erase(me);
    expect(reply.statusCode, reply.body).toBe(200);
    for (const [table, rows] of await wholeDatabase()) {
      if (OF_VACANCIES.includes(table)) continue;
      const about = rows.filter(
        (row) => row.toLowerCase().includes(me.mark.toLowerCase()) || row.includes(me.mobileNo),
      );
      // The final mail, and the invoice, which must legally stay unchanged.
      expect(about, table).toHaveLength(table === 'messages' || table === 'invoices' ? 1 : 0);
      if (table === 'purchases') expect(rows.filter((row) => row.includes(String(ctcOf(me.accountID))))).toEqual([]);
    }
    expect(await filesWith(me.mark)).toEqual([]);
  });

  it('keeps the data of others that the account has not proven to be its own', async () => {
    const unverified = await createPerson();
    await insertContacts({ ...unverified, mobileNo: '9000000001' }, unverified.email, 'Another Person');
    const former = await createPerson();
    await setEmailVerified(former);
    await changeEmail(former, `second.${former.mark}@example.org`);
    // The former address has been given to someone else, who has verified it.
    const owner = await registerThrough(app, { email: former.email, isEmailVerified: true });
    await insertContacts({ ...former, mobileNo: '9000000002' }, former.email, 'New Owner');

    for (const person of [unverified, former]) {
      const { data } = (await exportOf(person)).json();
      expect(data.walkIns).toEqual([]);
      expect(data.purchases).toHaveLength(1);
      expect((await erase(person)).statusCode).toBe(200);
    }
    const queued = context.db.selectFrom('messages').select('id').where('recipient', '=', unverified.email);
    expect(await queued.where('state', '=', 'queued').where('account_id', 'is', null).execute()).toHaveLength(1);
    const names = await context.db
      .selectFrom('walk_ins')
      .select('full_name')
      .where('full_name', 'in', ['Another Person', 'New Owner'])
      .execute();
    expect(names).toHaveLength(2);
    const guests = await context.db
      .selectFrom('purchases')
      .select('id')
      .where('guest_mobile_no', 'in', ['9000000001', '9000000002'])
      .execute();
    expect(guests).toHaveLength(2);
    const ofOwner = context.db.selectFrom('purchases').select('id').where('account_id', '=', owner.accountID);
    expect(await ofOwner.execute()).toEqual([]);
  });

  it('keeps what was there before someone registered an unverified address with the same name and number', async () => {
    const attacker = await createPerson();
    await insertContacts(attacker, attacker.email);
    const earlier = new Date(context.clock.now().getTime() - DAY_MS);
    const sent = context.db.updateTable('walk_ins').set({ created_at: earlier }).where('email', '=', attacker.email);
    await sent.execute();
    const bought = context.db.updateTable('purchases').set({ created_at: earlier });
    await bought.where('guest_email', '=', attacker.email).execute();
    expect((await erase(attacker)).statusCode).toBe(200);
    const invitations = context.db.selectFrom('walk_ins').select('id').where('email', '=', attacker.email);
    expect(await invitations.execute()).toHaveLength(1);
    const purchases = context.db.selectFrom('purchases').select('id').where('guest_email', '=', attacker.email);
    expect(await purchases.execute()).toHaveLength(1);
  });

  it('mails a confirmation to the old address and sends nothing else', async () => {
    await setEmailVerified(me);
    await erase(me);
    const messages = await context.db
      .selectFrom('messages')
      .selectAll()
      .where('account_id', '=', me.accountID)
      .execute();
    expect(messages).toMatchObject([
      { template: 'account-deleted', recipient: me.email, state: 'queued', data: { fullName: `Meera ${me.mark}` } },
    ]);
  });

  it('ends the session and every way to sign in', async () => {
    await erase(me);
    expect((await exportOf(me)).statusCode).toBe(401);
    expect(await signIn(me.email)).toMatchObject({ token: '', errorMessage: 'Invalid email or password.' });
    expect((await signIn(`deleted-${me.accountID}@invalid`)).token).toBeUndefined();
    // A sign-in that began before the deletion may still create a session after it.
    const token = makeToken();
    const now = context.clock.now();
    await context.db
      .insertInto('sessions')
      .values({
        account_id: me.accountID,
        token_hash: hashToken(token),
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + DAY_MS),
        idle_minutes: 60,
        ended_at: null,
      })
      .execute();
    expect((await exportOf({ ...me, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(401);
  });

  it('frees the address for another account, which has none of the old data', async () => {
    await erase(me);
    const again = (await register(me.mark, me.email.toUpperCase(), me.mobileNo)).json<AuthResponse>();
    expect(again.errorMessage).toBe('');
    expect(again.accountID).not.toBe(me.accountID);
    const { data } = (await exportOf({ ...me, ...again, headers: { authorization: `Bearer ${again.token}` } })).json();
    expect([data.resumes, data.applications, data.plans]).toEqual([[], [], []]);
    expect((await signIn(me.email)).accountID).toBe(again.accountID);
  });

  it('cannot be blocked by registering the anonymised address beforehand', async () => {
    await erase(me);
    const { email } = await accountOf(me);
    expect((await register('X', email, '9876500000')).statusCode).toBe(400);
  });

  it('requires the password, even right after sign-in', async () => {
    const without = await erase(me, '');
    expect(without.statusCode).toBe(403);
    expect(without.json().code).toBe('password_needed');
    const wrong = await erase(me, 'Tulsi#4822');
    expect(wrong.statusCode).toBe(403);
    expect(wrong.json()).toMatchObject({ code: 'password_needed', detail: 'The current password is incorrect.' });
    expect((await accountOf(me)).deleted_at).toBeNull();
    expect((await exportOf(me)).statusCode).toBe(200);
    expect((await erase(me)).statusCode).toBe(200);
  });

  it('requires a fresh session of an account without a password', async () => {
    await context.db.updateTable('accounts').set({ password_hash: null }).where('id', '=', me.accountID).execute();
    context.clock.advanceMinutes(16);
    const stale = await erase(me, '');
    expect(stale.statusCode).toBe(403);
    expect(stale.json()).toMatchObject({ code: 'password_needed', detail: expect.stringContaining('sign in again') });
    expect((await erase(me)).statusCode).toBe(403);
    context.clock.advanceMinutes(-16);
    expect((await erase(me, '')).statusCode).toBe(200);
  });

  it('is refused for operators', async () => {
    await context.db.updateTable('accounts').set({ role: 'operator' }).where('id', '=', me.accountID).execute();
    expect((await erase(me)).statusCode).toBe(403);
    expect((await accountOf(me)).deleted_at).toBeNull();
  });

  it('is refused for another account', async () => {
    const other = await createPerson();
    expect((await erase({ ...me, headers: other.headers })).statusCode).toBe(403);
    expect((await accountOf(me)).deleted_at).toBeNull();
  });

  it('is atomic', async () => {
    const keys = await filesOf(me);
    const before = await wholeDatabase();
    const { sessionId } = await context.db
      .selectFrom('sessions')
      .select('id as sessionId')
      .where('account_id', '=', me.accountID)
      .executeTakeFirstOrThrow();
    const caller = { accountId: me.accountID, role: 'jobSeeker' as const, sessionId };
    const breaking = {
      export: () => Promise.reject(new Error('not called')),
      erase: () => Promise.reject(new Error('the database is gone')),
    };
    const { personalDataSources } = await import('../../../registry/personal-data-sources.ts');
    const form = { accountID: me.accountID, currentPassword: PASSWORD };
    const origin = { address: '', device: '' };
    await expect(deleteAccount(context, [...personalDataSources, breaking], caller, form, origin)).rejects.toThrow(
      'the database is gone',
    );
    expect(await wholeDatabase()).toEqual(before);
    for (const key of keys) expect(await Array.fromAsync(context.files.list('resumes'))).toContain(key);
  });

  it('leaves a file that cannot be removed to the purge of orphan files', async () => {
    const keys = await filesOf(me);
    const { remove } = context.files;
    context.files.remove = () => Promise.reject(new Error('the disk failed'));
    const reply = await erase(me);
    context.files.remove = remove;
    expect(reply.statusCode).toBe(200);
    for (const key of keys) expect(await Array.fromAsync(context.files.list('resumes'))).toContain(key);
    context.clock.advanceMinutes(61);
    await purgeOrphanFiles(context, fileOwners);
    for (const key of keys) expect(await Array.fromAsync(context.files.list('resumes'))).not.toContain(key);
  });

  it('happens once for two concurrent requests', async () => {
    const statuses = (await Promise.all([erase(me), erase(me)])).map((reply) => reply.statusCode).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 403]).toContain(statuses[1]);
    expect((await eventsOf(me)).filter((kind) => kind === 'account-deleted')).toHaveLength(1);
  });

  it('discards an upload in progress', async () => {
    await erase(me);
    const before = await Array.fromAsync(context.files.list('resumes'));
    const path = join(context.files.temporaryFolder, 'late.pdf');
    await writeFile(path, make.makePdf());
    const bytes = make.makePdf().length;
    await expect(saveResume(context, me.accountID, { path, name: 'late.pdf', bytes })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    await rm(path);
    expect(await Array.fromAsync(context.files.list('resumes'))).toEqual(before);
    expect(await filesOf(me)).toEqual([]);
  });

  it('blocks later writes to the anonymised account', async () => {
    await erase(me);
    const update = context.db.updateTable('accounts').set({ mobile_no: me.mobileNo }).where('id', '=', me.accountID);
    await expect(update.execute()).rejects.toThrow('this account is deleted');
  });
});
