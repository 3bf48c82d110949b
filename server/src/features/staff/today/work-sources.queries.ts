import { REQUEST_DAYS, SERVICE_DUE_DAYS, type WorkKind } from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../lib/clock.ts';
import { startOfDay } from '../../../lib/india-time/indian-day.ts';
import { isConnected } from '../audit/connected-staff.queries.ts';

/** Who looks at the work, and when. */
export interface WorkView {
  staffId: number;
  permissions: readonly string[];
  now: Date;
}

/** Vacancies that end within this many days are shown, as with the filter of the list. */
const EXPIRING_DAYS = 3;

/** Owner of a claimed row, for kinds without their own owners. */
const claimOf = (kind: WorkKind, id: string) =>
  sql`(select staff_id from staff_claims where kind = ${kind} and target_id = ${sql.ref(id)})`;

/**
 * The work of each kind that waits, as SQL rows (target_id, page_id, title, detail, due_at, owner_id), earliest first. Each
 * reads an index, so that its first rows are cheap however much there is. They are exactly the rows of the list that the
 * console opens for the kind.
 */
export const workSources: Record<WorkKind, (view: WorkView) => RawBuilder<unknown>> = {
  case: () => sql`
    select id as target_id, id as page_id, full_name as title, subject as detail, due_at, claimed_by as owner_id
    from support_cases where state = 'waiting' order by due_at, id`,

  interview: ({ now }) => sql`
    select i.id as target_id, i.id as page_id, a.full_name as title, v.title as detail,
      i.starts_at + make_interval(mins => i.duration_minutes) + interval '1 day' as due_at,
      ${claimOf('interview', 'i.id')} as owner_id
    from interviews i join accounts a on a.id = i.account_id join vacancies v on v.id = i.vacancy_id
    where i.status = 'scheduled' and i.starts_at <= ${now}
      and i.starts_at + make_interval(mins => i.duration_minutes) <= ${now}
    order by i.starts_at`,

  service: ({ now }) => sql`
    select s.id as target_id, s.id as page_id, a.full_name as title, s.service_name as detail,
      p.starts_at + make_interval(days => ${SERVICE_DUE_DAYS}) as due_at, s.owner_id
    from service_items s join purchased_plans p on p.id = s.purchased_plan_id join accounts a on a.id = s.account_id
    where s.status <> 'Completed' and p.ended_at is null and a.deleted_at is null
      and p.starts_at + make_interval(days => ${SERVICE_DUE_DAYS}) < ${startOfDay(now, 1)}
    order by s.id`,

  request: ({ now, staffId, permissions }) => sql`
    select r.id as target_id, r.id as page_id, s.full_name as title, r.cause as detail,
      r.requested_at + interval '1 day' as due_at, null::int as owner_id
    from staff_requests r join staff s on s.id = r.requested_by
    where r.status = 'waiting' and r.requested_at > ${new Date(now.getTime() - REQUEST_DAYS * DAY_MS)}
      and r.requested_by <> ${staffId} and r.permission = any(${[...permissions]}::text[])
    order by r.requested_at`,

  refund: () => sql`
    select r.id as target_id, r.purchase_id as page_id, coalesce(a.full_name, p.guest_email, '') as title,
      'Purchase ' || p.id as detail, r.requested_at + interval '1 day' as due_at,
      ${claimOf('refund', 'r.id')} as owner_id
    from refunds r join purchases p on p.id = r.purchase_id left join accounts a on a.id = p.account_id
    where r.status = 'failed' and not exists (
      select from refunds later where later.purchase_id = r.purchase_id and later.status = 'failed' and later.id > r.id)
    order by r.id`,

  payment: () => sql`
    select p.id as target_id, p.id as page_id, coalesce(a.full_name, p.guest_email, '') as title,
      'Purchase ' || p.id as detail,
      coalesce(p.reported_failed_at, (
        select min(received_at) from payment_events where order_id = p.order_id and settled_at is null
      )) + interval '1 day' as due_at,
      ${claimOf('payment', 'p.id')} as owner_id
    from purchases p left join accounts a on a.id = p.account_id
    where p.id in (
      select id from purchases failed
      where failed.status = 'created' and failed.reported_failed_at is not null and failed.next_check_at is not null
      union all
      select unsettled.id from payment_events join purchases unsettled on unsettled.order_id = payment_events.order_id
      where payment_events.settled_at is null and unsettled.status = 'created')
    order by p.id`,

  draft: () => sql`
    select v.id as target_id, v.id as page_id, v.title, c.name as detail, v.posted_at + interval '1 day' as due_at,
      ${claimOf('draft', 'v.id')} as owner_id
    from vacancies v join companies c on c.id = v.company_id
    where v.status = 'draft' order by v.posted_at, v.id`,

  expiring: ({ now }) => sql`
    select v.id as target_id, v.id as page_id, v.title, c.name as detail, v.expires_at as due_at,
      ${claimOf('expiring', 'v.id')} as owner_id
    from vacancies v join companies c on c.id = v.company_id
    where v.status = 'live' and v.expires_at > ${now} and v.expires_at <= ${new Date(now.getTime() + EXPIRING_DAYS * DAY_MS)}
    order by v.expires_at`,

  'moderation-case': ({ staffId }) => sql`
    select * from (
      (select m.id as target_id, m.id as page_id, v.title, c.name as detail, m.due_at,
        ${claimOf('moderation-case', 'm.id')} as owner_id
      from moderation_cases m join vacancies v on v.id = m.vacancy_id join companies c on c.id = m.company_id
      where m.state in ('open', 'asked') and not ${isConnected(staffId, 'm.vacancy_id')} order by m.due_at, m.id)
      union all
      (select m.id, m.id, a.full_name, 'Profile picture', m.due_at, ${claimOf('moderation-case', 'm.id')}
      from picture_cases m join accounts a on a.id = m.account_id
      where m.state = 'open' order by m.due_at, m.id)
    ) queue order by due_at, target_id`,

  message: () => sql`
    select m.id as target_id, m.id as page_id, m.template as title, coalesce(m.last_error, '') as detail,
      m.created_at + interval '1 day' as due_at, ${claimOf('message', 'm.id')} as owner_id
    from messages m where m.state = 'failed' order by m.id desc`,
};
