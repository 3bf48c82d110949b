import { hasStaffPermission, type StaffRole, type TimelineEntry, type TimelineKind } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { getDataSubject } from '../personal-data/former-emails.queries.ts';
import { offerSources } from './offer-timeline.queries.ts';
import { resumeSources } from './resume-timeline.queries.ts';
import { searchSources } from './search-timeline.queries.ts';
import type { TimelineSource } from './timeline-source.ts';

/** Entries of a page. */
const PAGE = 50;

const moment = (name: string, column: string, title: string): TimelineSource => ({
  kind: 'account',
  name,
  entries: (accountId) => sql`
    select ${sql.ref(column)} as at, id::bigint as id, ${title}::text as title, ''::text as detail, ''::text as actor
    from accounts where id = ${accountId} and ${sql.ref(column)} is not null`,
});

/** Staff actions on a member and on the rows of the member. */
const staffActions = (kind: string, table: string): TimelineSource => ({
  kind: 'staff',
  name: `staff${kind.replace('-', '')}`,
  entries: (accountId) => sql`
    select at, id, action as title, reason as detail, actor from staff_audit
    where target_kind = ${kind} and target_id in
      (select target.id::text from ${sql.table(table)} target where target.account_id = ${accountId})`,
});

/** Security events that the account itself has a time of. */
const NOT_TWICE = ['registered', 'email-verified', 'mobile-verified', 'account-deleted'];

const sources: readonly TimelineSource[] = [
  moment('registered', 'created_at', 'Registered'),
  moment('mailverified', 'email_verified_at', 'Email verified'),
  moment('mobileverified', 'mobile_verified_at', 'Mobile number verified'),
  moment('erased', 'deleted_at', 'Account erased'),
  {
    kind: 'security',
    name: 'security',
    entries: (accountId) => sql`
      select happened_at as at, id, kind as title, concat_ws(' · ', nullif(device, ''), nullif(address, '')) as detail,
        '' as actor
      from security_events where account_id = ${accountId} and kind not in (${sql.join(NOT_TWICE)})`,
  },
  {
    kind: 'resume',
    name: 'resume',
    entries: (accountId) => sql`
      select uploaded_at as at, id::bigint, 'Resume uploaded' as title, original_name as detail, '' as actor
      from resumes where account_id = ${accountId}`,
  },
  {
    kind: 'application',
    name: 'application',
    entries: (accountId) => sql`
      select step.at, step.id::bigint, step.status || ': ' || vacancies.title as title,
        concat_ws(' · ', companies.name, nullif(step.note, '')) as detail,
        case when step.actor in ('job seeker', 'system') then '' else step.actor end as actor
      from applications
      join application_steps step on step.application_id = applications.id
      join vacancies on vacancies.id = applications.vacancy_id
      join companies on companies.id = vacancies.company_id
      where applications.account_id = ${accountId}`,
  },
  {
    kind: 'application',
    name: 'applicationmessage',
    entries: (accountId) => sql`
      select written.at, written.id::bigint,
        case when written.undone_at is null then 'Message: ' else 'Message withdrawn: ' end || written.subject as title,
        left(written.body, 200) as detail, written.actor
      from applications
      join application_messages written on written.application_id = applications.id
      where applications.account_id = ${accountId}`,
  },
  {
    kind: 'interview',
    name: 'interview',
    entries: (accountId) => sql`
      select change.changed_at as at, change.id::bigint, 'Interview ' || replace(change.to_status, '-', ' ') || ': ' || vacancies.title as title,
        case when change.cause = change.to_status then '' else change.cause end as detail, change.actor
      from interviews
      join interview_changes change on change.interview_id = interviews.id
      join vacancies on vacancies.id = interviews.vacancy_id
      where interviews.account_id = ${accountId}`,
  },
  {
    kind: 'purchase',
    name: 'purchase',
    entries: (accountId) => sql`
      select coalesce(paid_at, created_at) as at, id::bigint,
        case when paid_at is null then 'Not paid: ' else 'Bought: ' end || coalesce(plan ->> 'name', kind) as title,
        '₹' || to_char(total_paise / 100.0, 'FM99,99,99,99,990.00') as detail, '' as actor
      from purchases where account_id = ${accountId}`,
  },
  {
    kind: 'purchase',
    name: 'refund',
    entries: (accountId) => sql`
      select refunds.requested_at as at, refunds.id::bigint, 'Refund ' || refunds.status as title,
        '₹' || to_char(refunds.amount_paise / 100.0, 'FM99,99,99,99,990.00') || ' · ' || refunds.reason as detail, '' as actor
      from purchases join refunds on refunds.purchase_id = purchases.id where purchases.account_id = ${accountId}`,
  },
  {
    kind: 'service',
    name: 'servicestarted',
    entries: (accountId) => sql`
      select started_at as at, id::bigint, 'In progress: ' || service_name as title, '' as detail, processing_by as actor
      from service_items where account_id = ${accountId} and started_at is not null`,
  },
  {
    kind: 'service',
    name: 'servicecompleted',
    entries: (accountId) => sql`
      select completed_at as at, id::bigint, 'Completed: ' || service_name as title, '' as detail, processing_by as actor
      from service_items where account_id = ${accountId} and completed_at is not null`,
  },
  {
    kind: 'message',
    name: 'message',
    entries: (accountId) => sql`
      select created_at as at, id::bigint, case channel when 'sms' then 'SMS' when 'whatsapp' then 'WhatsApp' else initcap(channel) end || ': ' || replace(template, '-', ' ') as title,
        concat_ws(' · ', state, recipient, last_error) as detail, '' as actor
      from messages where account_id = ${accountId}`,
  },
  {
    kind: 'case',
    name: 'case',
    entries: (accountId) => sql`
      select entry.at, entry.id::bigint, 'Case ' || support_cases.id || ': ' || entry.kind as title,
        left(entry.body, 200) as detail, case when entry.staff_id is null then '' else entry.actor end as actor
      from support_cases join support_entries entry on entry.case_id = support_cases.id
      where support_cases.account_id = ${accountId}`,
  },
  {
    kind: 'staff',
    name: 'staffmember',
    entries: (accountId) => sql`
      select at, id, action as title, reason as detail, actor from staff_audit
      where target_kind = 'member' and target_id = ${String(accountId)}`,
  },
  staffActions('application', 'applications'),
  staffActions('interview', 'interviews'),
  staffActions('purchase', 'purchases'),
  staffActions('service-item', 'service_items'),
  staffActions('picture', 'pictures'),
  staffActions('picture-case', 'picture_cases'),
  ...resumeSources,
  ...offerSources,
  ...searchSources,
];

interface Row {
  at: Date;
  at_ms: number;
  source: string;
  id: number;
  title: string;
  detail: string;
  actor: string;
}

const kindOf = new Map(sources.map(({ name, kind }) => [name, kind]));

/** `happened-so` and `HappenedSo` become `Happened so`. */
function toWords(text: string): string {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/**
 * A page of everything that happened to an account, newest first. Each table is read by its index of the account.
 * @param after key of the last entry of the page before: milliseconds, source and id
 * @param roles of who reads; undefined for the command line, which may read every detail
 */
export async function listMemberTimeline(
  db: Db,
  accountId: number,
  { kind, after }: { kind?: TimelineKind | undefined; after?: string | undefined },
  roles: readonly StaffRole[] | undefined,
): Promise<{ entries: TimelineEntry[]; hasMore: boolean }> {
  const [afterMs, afterSource, afterId] = after?.split('_') ?? [];
  const isBefore =
    after === undefined
      ? sql`true`
      : sql`(at_ms, source, id) < (${afterMs}::bigint, ${afterSource}::text collate "C", ${afterId}::bigint)`;
  const subject = await getDataSubject(db, accountId);
  const mayRead = ({ detailNeeds }: TimelineSource) =>
    roles === undefined || detailNeeds === undefined || hasStaffPermission(roles, detailNeeds);
  const parts = sources
    .filter((source) => kind === undefined || source.kind === kind)
    .map(
      (source) => sql`(
        select * from (
          select at, floor(extract(epoch from at) * 1000)::bigint as at_ms, ${source.name}::text collate "C" as source, id, title,
            ${mayRead(source) ? sql`detail` : sql`''::text as detail`}, actor
          from (${source.entries(accountId, subject)}) happened
        ) keyed where ${isBefore} order by at_ms desc, id desc limit ${PAGE + 1}
      )`,
    );
  const { rows } = await sql<Row>`
    select * from (${sql.join(parts, sql` union all `)}) entries
    order by at_ms desc, source desc, id desc limit ${PAGE + 1}`.execute(db);
  const entries = rows.slice(0, PAGE).map((row): TimelineEntry => {
    const entryKind = kindOf.get(row.source) ?? 'account';
    const isName = entryKind === 'security' || entryKind === 'staff';
    return {
      key: `${row.at_ms}_${row.source}_${row.id}`,
      at: row.at.toISOString(),
      kind: entryKind,
      title: isName ? toWords(row.title) : row.title,
      detail: row.detail,
      actor: row.actor,
    };
  });
  return { entries, hasMore: rows.length > PAGE };
}
