import type { StaffRole, TimelineEntry } from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../../testing/test-app.ts';
import { createTestApplicant } from '../../applications/test-applicant.ts';

const { app, context } = await openTestApp();

/** Inserts a row. @returns its number */
async function insert(statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`${statement} returning id`.execute(context.db);
  return rows[0]?.id ?? 0;
}

/** What the portal wrote for the member before and in an application. */
const OWN_SOURCES = ['application', 'mailverified', 'message', 'registered', 'resume'];

/** A member with a row of every other source. @returns the number of the account, and the names of these sources */
async function createMember(): Promise<{ accountID: number; sources: string[] }> {
  const me = await createTestApplicant(app, context);
  const { accountID } = me;
  const { vacancyId, applicationId } = await me.applied();
  const now = context.clock.now();
  const audit = (kind: string, id: number) =>
    insert(sql`insert into staff_audit (at, actor, roles, action, target_kind, target_id, reason, device, address)
      values (${now}, 'Farah Naqvi', '{}', 'SomeAction', ${kind}, ${String(id)}, '', '', '')`);
  await sql`update accounts set mobile_verified_at = ${now} where id = ${accountID}`.execute(context.db);

  await insert(
    sql`insert into security_events (account_id, kind, happened_at) values (${accountID}, 'signed-in', ${now})`,
  );
  const interview = await insert(sql`
    insert into interviews (account_id, vacancy_id, starts_at, duration_minutes, mode, place, note, created_at, created_by)
    values (${accountID}, ${vacancyId}, ${now}, 30, 'Phone', '', '', ${now}, 'a test')`);
  await insert(sql`insert into interview_changes (interview_id, to_status, cause, actor, changed_at)
    values (${interview}, 'scheduled', 'invited', 'a test', ${now})`);
  await insert(sql`insert into application_messages (application_id, batch_id, subject, body, actor, at, leaves_at)
    values (${applicationId}, ${crypto.randomUUID()}, 'Documents', 'Send them', 'a test', ${now}, ${now})`);

  const plan = await insert(sql`insert into plans (kind, name, price_paise, validity_days)
    values ('combo', 'Career Plus', 100, 90)`);
  const purchase = await insert(sql`
    insert into purchases (account_id, plan_id, kind, plan, price_paise, discount_paise, taxable_paise, cgst_paise,
      sgst_paise, igst_paise, total_paise, state_id, order_id, payment_id, status, created_at, paid_at)
    values (${accountID}, ${plan}, 'combo', '{}', 100, 0, 100, 0, 0, 0, 100, 4008, 'order_1', 'pay_1', 'paid', ${now}, ${now})`);
  await insert(sql`insert into refunds (purchase_id, payment_id, amount_paise, reason, requested_at)
    values (${purchase}, 'pay_1', 100, 'Twice', ${now})`);
  const grant = await insert(sql`insert into purchased_plans (account_id, purchase_id, plan_name, starts_at, expires_at)
    values (${accountID}, ${purchase}, 'Career Plus', ${now}, ${now}::timestamptz + interval '1 day')`);
  const service = await insert(sql`
    insert into service_items (account_id, purchased_plan_id, service_name, status, processing_by, started_at, completed_at)
    values (${accountID}, ${grant}, 'Resume Rewrite', 'Completed', 'a test', ${now}, ${now})`);

  const supportCase = await insert(sql`
    insert into support_cases (channel, account_id, full_name, email, subject, received_at, due_at)
    values ('form', ${accountID}, 'Kavya', 'kavya@example.com', 'Question', ${now}, ${now})`);
  await insert(sql`insert into support_entries (case_id, kind, body, actor, at)
    values (${supportCase}, 'message', 'How?', 'Kavya', ${now})`);
  const picture = await insert(sql`insert into pictures (account_id, file_key, content_type, bytes, uploaded_at)
    values (${accountID}, 'pictures/1', 'image/webp', 1, ${now})`);
  const targets = {
    member: accountID,
    application: applicationId,
    interview,
    purchase,
    'service-item': service,
    picture,
  };
  for (const [kind, id] of Object.entries(targets)) await audit(kind, id);

  const text = await insert(sql`
    insert into resume_contents (account_id, status, sent_at, sent_by, approved_at, old_html, new_html, comparison_html)
    values (${accountID}, 'approved', ${now}, 'Nandini Rao', ${now}, '', '', '')`);
  const pdf = await insert(sql`
    insert into resume_pdfs (account_id, status, sent_at, sent_by, approved_at, file_key, original_name, bytes, sha256)
    values (${accountID}, 'approved', ${now}, 'Nandini Rao', ${now}, 'resume-pdfs/1', 'cv.pdf', 1, '')`);
  await insert(sql`insert into resume_content_corrections (content_id, corrections, asked_at)
    values (${text}, 'private words of the text', ${now})`);
  await insert(sql`insert into resume_pdf_corrections (pdf_id, corrections, asked_at)
    values (${pdf}, 'private words of the PDF', ${now})`);

  const fair = await insert(sql`
    insert into job_fairs (title, organiser, city, venue, description, starts_at, ends_at, register_until, companies,
      capacity, created_at, created_by)
    values ('Pune fair', 'Aarambh', 'Pune', 'A hall', '', ${now}::timestamptz + interval '1 day', ${now}::timestamptz + interval '2 days',
      ${now}, '{}', 10, ${now}, 'a test')`);
  await insert(sql`insert into job_fair_registrations (job_fair_id, account_id, registered_at, withdrawn_at)
    values (${fair}, ${accountID}, ${now}, ${now})`);
  await insert(sql`
    insert into walk_ins (token_hash, token_nonce, full_name, email, vacancy_id, starts_at, ends_at, venue, contact, status,
      answered_at, created_at, invited_by, cancelled_at, cancelled_by, cancelled_cause)
    select ${Buffer.from('hash')}::bytea, ''::bytea, full_name, upper(email), ${vacancyId}::int, ${now}::timestamptz,
      ${now}::timestamptz + interval '1 hour', 'private venue', '', 'cancelled', ${now}::timestamptz, ${now}::timestamptz,
      'a test', ${now}::timestamptz, 'a test', 'private cause'
    from accounts where id = ${accountID}`);
  await insert(sql`
    insert into vacancy_proposals (account_id, vacancy_id, note, proposed_by, proposed_at, answer, answered_at, reason)
    values (${accountID}, ${vacancyId}, 'private note', 'Nandini Rao', ${now}, 'declined', ${now}, 'private reason')`);
  await insert(sql`
    insert into saved_searches (account_id, query, title, frequency, channels, condition, condition_version, saved_at)
    values (${accountID}, 'keyword=cook', 'Cook', 'off', '{}', '''cook''', '1', ${now})`);
  await insert(sql`insert into ended_searches (account_id, title, ended_at) values (${accountID}, 'Driver', ${now})`);
  await insert(sql`insert into job_reports (vacancy_id, account_id, email, reason, body, reported_at, outcome, answered_at)
    values (${vacancyId}, ${accountID}, 'kavya@example.com', 'money', 'private report', ${now}, 'right', ${now})`);
  return {
    accountID,
    sources: [
      ...OWN_SOURCES,
      'security applicationmessage case interview mobileverified purchase refund servicecompleted servicestarted',
      'staffapplication staffinterview staffmember staffpicture staffpurchase staffserviceitem',
      'resumepdfapproved resumepdfcorrected resumepdfsent resumetextapproved resumetextcorrected resumetextsent',
      'jobfairregistered jobfairwithdrawn walkinanswered walkincancelled walkininvited proposal proposalanswered',
      'savedsearch savedsearchended jobreport jobreportanswered',
    ].flatMap((names) => names.split(' ')),
  };
}

async function readTimeline(accountID: number, roles: StaffRole[]): Promise<TimelineEntry[]> {
  const { headers } = await createTestStaff(context, roles);
  const entries: TimelineEntry[] = [];
  for (let after = ''; ; after = `?after=${entries.at(-1)?.key}`) {
    const reply = await app.inject({ url: `/api/Staff/GetMemberTimeline/${accountID}${after}`, headers });
    expect(reply.statusCode, reply.body).toBe(200);
    const page = reply.json<{ entries: TimelineEntry[]; hasMore: boolean }>();
    entries.push(...page.entries);
    if (!page.hasMore) return entries;
  }
}

const sourcesOf = (entries: TimelineEntry[]) => [...new Set(entries.map(({ key }) => key.split('_')[1]))].toSorted();

const privateOf = (entries: TimelineEntry[]) =>
  entries
    .filter(({ detail }) => detail.includes('private'))
    .map(({ detail }) => detail.replace(/.*private /, ''))
    .toSorted();

it('has an entry of every source, and the details that the role may read', async () => {
  const { accountID, sources } = await createMember();
  const all = await readTimeline(accountID, ['admin']);
  expect(sourcesOf(all)).toEqual(sources.toSorted());
  expect(privateOf(all)).toEqual(
    ['cause', 'note', 'reason', 'report', 'venue', 'words of the PDF', 'words of the text'].toSorted(),
  );

  const support = await readTimeline(accountID, ['support']);
  expect(support.map(({ key }) => key)).toEqual(all.map(({ key }) => key));
  expect(privateOf(support)).toEqual(['cause', 'venue', 'words of the PDF', 'words of the text'].toSorted());
  expect(privateOf(await readTimeline(accountID, ['trust']))).toEqual(['note', 'reason', 'report']);

  await sql`update accounts set email_verified_at = null where id = ${accountID}`.execute(context.db);
  const unverified = sourcesOf(await readTimeline(accountID, ['admin']));
  expect(unverified.filter((name) => name?.startsWith('walkin'))).toEqual([]);

  await sql`update accounts set deleted_at = ${context.clock.now()} where id = ${accountID}`.execute(context.db);
  expect(sourcesOf(await readTimeline(accountID, ['admin']))).toContain('erased');
});

it('does not know an account that never existed', async () => {
  const { headers } = await createTestStaff(context, ['support']);
  const reply = await app.inject({ url: '/api/Staff/GetMemberTimeline/2000000000', headers });
  expect(reply.statusCode).toBe(404);
});
