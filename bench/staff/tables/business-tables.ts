import { sql } from 'kysely';
import {
  activeMember,
  countCompanies,
  countPlans,
  evenly,
  type FilledTable,
  nameOf,
  pick,
  type Sizes,
  STAFF,
  series,
  skewed,
  spread,
} from './random-values.ts';

const ACTIONS =
  '{MoveApplicants,MoveApplicants,MoveApplicants,MoveApplicants,MoveApplicants,MoveApplicants,ViewResume,ViewResume,ViewResume,EditVacancy,PauseVacancies,CloseVacancies,PostVacancy,ReplyToCase,ReplyToCase,ScheduleInterview,ReviewAvatar,RefundPurchase,MoveServiceItem,UndoApplicantMoves}';

/** Staff, companies, vacancies, members and what they do, in the order of their references. */
export function businessTables(sizes: Sizes): FilledTable[] {
  const { vacancies, members, applications, audit } = sizes;
  const companies = countCompanies(sizes);
  const purchases = Math.ceil(members / 2);
  const plans = countPlans(sizes);
  const member = sql`case when i % 1000 = 0 then ${sql.lit(activeMember(sizes))} else ${evenly(members)} end`;
  return [
    {
      table: 'staff',
      count: STAFF,
      insert: (from, to) => sql`
        insert into staff (id, email, full_name, roles, invited_by, created_at) overriding system value
        select i, 'staff.' || i || '@aarambh.example', ${nameOf} || ' ' || i,
          array[${pick('{recruiter,recruiter,recruiter,writer,trust,support,finance,admin}')}], 'bench', now()
        from ${series(from, to)}`,
    },
    {
      table: 'companies',
      count: companies,
      // One in thirty is a company of the list in another spelling.
      insert: (from, to) => sql`
        insert into companies (id, name, folded_name, blocked_at, blocked_cause) overriding system value
        select i, name, lower(name), case when i % 500 = 0 then now() end, case when i % 500 = 0 then 'Fraud' else '' end
        from ${series(from, to)}, lateral (
          select company || ' ' || case when i % 30 = 0 then i - 1 else i end ||
            case i % 3 when 0 then ' Pvt Ltd' when 1 then '' else ' LLP' end as name
          from bench_examples where at = i % 5000
        ) example`,
    },
    {
      table: 'vacancies',
      count: vacancies,
      // A third has no pay, a few have odd pay or no place, and the text of one in 25 is repeated.
      insert: (from, to) => sql`
        insert into vacancies (id, kind, status, company_id, source, source_id, title, description_html, skills, locations,
          salary_from, salary_to, pay_text, salary_not_disclosed, posted_at, expires_at, updated_at, ended_as_fraud)
          overriding system value
        select i, 'standard', status, ${skewed(companies)},
          case when i % 2000 = 0 then 'college fairs' when i % 20 = 0 then 'staff' when i % 3 = 0 then 'partner feed'
            else 'careers pages' end,
          'b-' || i, title,
          repeat('The work, the team and what we expect of you. ', 10) || case when i % 25 = 0 then i % 4000 else i end, skills,
          case when i % 150 = 0 then '{}' else locations end, pay,
          case when i % 300 = 7 then pay * 8 else pay * 3 / 2 end,
          case when i % 10 = 6 then '₹15,000 a month' else '' end, i % 10 > 6, posted_at,
          case when status = 'expired' then posted_at + interval '30 days' else now() + make_interval(days => i % 60, hours => 1 + i % 23, mins => i % 59) end,
          posted_at, status = 'closed' and i % 60 = 1
        from (
          select i, ${spread(vacancies, 730)} as posted_at,
            case when i % 10 < 6 then 18000000 + i % 40 * 1000000::bigint end as pay,
            case when i > ${sql.lit(Math.floor(vacancies * 0.9))} then
              case when random() < 0.85 then 'live' when random() < 0.5 then 'paused' when random() < 0.4 then 'draft'
                else 'closed' end
            when random() < 0.3 then 'closed' when random() < 0.15 then 'live' else 'expired' end as status
          from ${series(from, to)}
        ) numbered join bench_examples on at = i % 5000`,
    },
    {
      table: 'accounts',
      count: members,
      insert: (from, to) => sql`
        insert into accounts (id, full_name, country_id, mobile_no, email, password_hash, created_at, email_verified_at,
          deleted_at, suspended_at, suspension_reason) overriding system value
        select 1000 + i, name, 105, (9000000000 + i * 7)::text,
          lower(replace(name, ' ', '.')) || '.' || i || '@example.com', 'x', ${spread(members, 900)},
          case when i % 8 <> 0 then now() end, case when i % 90 = 0 then now() end,
          case when i % 500 = 0 then now() end, case when i % 500 = 0 then 'Fraud' else '' end
        from ${series(from, to)}, lateral (select i as same, ${nameOf} as name) named`,
    },
    {
      table: 'resumes',
      count: members,
      insert: (from, to) => sql`
        insert into resumes (id, account_id, file_key, original_name, content_type, bytes, sha256) overriding system value
        select i, 1000 + i, 'bench/' || i, 'resume.pdf', 'application/pdf', 1000, '\\x00' from ${series(from, to)}`,
    },
    {
      table: 'applications',
      count: applications,
      insert: (from, to) => sql`
        insert into applications (id, account_id, vacancy_id, resume_id, applied_at, status, offer, withdrawn_at, answered_at)
          overriding system value
        select i, 1000 + member, vacancy, member, applied_at, status,
          case when status = 'Interview' and i % 3 = 0 then 'Hired' when status = 'Interview' and i % 7 = 0 then 'Offered' end,
          case when status = 'Withdrawn' then applied_at + interval '1 day' end,
          case when status in ('Shortlisted', 'Interview', 'Not selected')
            then applied_at + make_interval(hours => 4 + i % 300) end
        from (
          select i, ${member} as member, ${sql.lit(vacancies)} + 1 - ${skewed(vacancies)} as vacancy,
            ${spread(applications, 540)} as applied_at,
            ${pick(
              '{Sent,Sent,Sent,Sent,Sent,Sent,Sent,Sent,Viewed,Viewed,Viewed,Viewed,Shortlisted,Shortlisted,Interview,Not selected,Not selected,Not selected,Closed,Withdrawn}',
            )} as status
          from ${series(from, to)}
        ) drawn on conflict (account_id, vacancy_id) do nothing`,
    },
    {
      table: 'application_steps',
      count: applications,
      insert: (from, to) => sql`
        insert into application_steps (application_id, status, at, actor, stage)
        select id, 'Sent', applied_at, 'job seeker', null from applications where id between ${from} and ${to}
        union all
        select id, status, applied_at + make_interval(hours => 4 + id % 300), 'Meera Staff', stage
        from applications where id between ${from} and ${to} and status not in ('Sent')`,
    },
    {
      table: 'plans',
      count: 12,
      insert: (from, to) => sql`
        insert into plans (id, kind, name, price_paise, validity_days, sac, billing_cycle) overriding system value
        select i, case when i % 2 = 0 then 'combo' else 'subscription' end, 'Plan ' || i, 49900 * i, 30, '998513',
          case when i % 2 = 1 then 'Monthly' end
        from ${series(from, to)}`,
    },
    {
      table: 'purchases',
      count: purchases,
      insert: (from, to) => sql`
        insert into purchases (id, account_id, kind, plan_id, plan, price_paise, discount_paise, taxable_paise, cgst_paise,
          sgst_paise, igst_paise, total_paise, state_id, order_id, payment_id, status, created_at, reported_failed_at, paid_at,
          next_check_at, months) overriding system value
        select i, 1000 + ${evenly(members)}, 'combo', 1 + i % 12, jsonb_build_object('name', 'Plan ' || 1 + i % 12, 'sac', '998513'),
          49900, 0, 49900, 0, 0, 8982, 58882, 1 + i % 30, 'order_b' || i, case when status <> 'created' then 'pay_b' || i end,
          status, at, case when status = 'created' and i % 50 = 0 then at end, case when status <> 'created' then at end,
          null, 1
        from (select i, ${spread(purchases, 700)} as at,
          case when i % 20 = 0 then 'refunded' when i % 7 = 0 then 'created' else 'paid' end as status
          from ${series(from, to)}) numbered`,
    },
    {
      table: 'invoices',
      count: purchases,
      insert: (from, to) => sql`
        insert into invoices (number, kind, purchase_id, issued_at, total_paise, content)
        select case document when 'invoice' then 'AR/' else 'AC/' end || id, document, id,
          case document when 'invoice' then paid_at else paid_at + interval '3 days' end, total_paise,
          jsonb_build_object('kind', document, 'number', 'AR/' || id,
            'recipient', jsonb_build_object('name', 'A member', 'email', 'member@example.com', 'address', 'MG Road, Pune'),
            'placeOfSupply', jsonb_build_object('state', 'State ' || state_id, 'stateCode', state_id::text),
            'item', jsonb_build_object('name', plan->>'name', 'sac', '998513', 'taxablePaise', taxable_paise),
            'taxes', jsonb_build_array(jsonb_build_object('name', 'IGST', 'percent', 18, 'paise', igst_paise)))
        from purchases, unnest(array['invoice', 'credit-note']) document
        where id between ${from} and ${to} and paid_at is not null and (document = 'invoice' or status = 'refunded')`,
    },
    {
      table: 'refunds',
      count: purchases,
      insert: (from, to) => sql`
        insert into refunds (purchase_id, payment_id, amount_paise, reason, status, requested_at, number)
        select id, payment_id, total_paise, 'Asked by the member',
          case when id % 1000 = 0 then 'failed' when id % 600 = 0 then 'requested' else 'processed' end, paid_at, 1
        from purchases where id between ${from} and ${to} and status = 'refunded'`,
    },
    {
      table: 'purchased_plans',
      count: plans,
      insert: (from, to) => sql`
        insert into purchased_plans (id, account_id, plan_name, starts_at, expires_at, kind, purchase_id)
          overriding system value
        select i, 1000 + i, 'Plan ' || i % 12, starts_at, starts_at + interval '30 days', 'combo', i
        from (select i, ${spread(plans, 400)} as starts_at from ${series(from, to)}) numbered`,
    },
    {
      table: 'service_items',
      count: plans,
      insert: (from, to) => sql`
        insert into service_items (purchased_plan_id, account_id, service_name, status, owner_id, completed_at)
        select i, 1000 + i, ${pick('{Resume Rewrite,Resume Cover Letter,Resume Correction}')},
          case when i < ${sql.lit(Math.floor(plans * 0.96))} then 'Completed' when i % 2 = 0 then 'In Progress'
            else 'Not Started' end,
          case when i % 3 = 0 then ${evenly(STAFF)} end, case when i < ${sql.lit(Math.floor(plans * 0.96))} then now() end
        from ${series(from, to)}`,
    },
    {
      table: 'interviews',
      count: Math.ceil(applications / 20),
      insert: (from, to) => sql`
        insert into interviews (account_id, vacancy_id, starts_at, duration_minutes, mode, place, status, created_at,
          created_by, decided_at)
        select account_id, vacancy_id, starts_at, 45, 'Video', 'https://meet.example.com/x',
          case when starts_at > now() - interval '2 days' then 'scheduled' else decided end, applied_at, 'Meera Staff',
          case when starts_at > now() - interval '2 days' then null else starts_at end
        from (select *, applied_at + interval '8 days' as starts_at,
          ${pick('{attended,attended,attended,no-show,cancelled-by-candidate,cancelled-by-employer}')} as decided
          from applications where id % 20 = 0 and id / 20 between ${from} and ${to}) chosen`,
    },
    {
      table: 'messages',
      count: applications,
      insert: (from, to) => sql`
        insert into messages (key, account_id, channel, recipient, template, state, attempts, due_at, created_at, sent_at,
          last_error)
        select 'bench:' || i, 1000 + member, case when i % 10 = 0 then 'sms' else 'mail' end,
          case when i % 10 = 0 then '+91' || (9000000000 + member * 7) else 'member.' || member || '@example.com' end,
          ${pick('{application-sent,application-shortlisted,application-not-selected,interview-scheduled,saved-search}')},
          case when i % 700 = 0 then 'failed' else 'sent' end, 1, at, at, at,
          case when i % 700 = 0 then '550 no such mailbox' end
        from (select i, ${member} as member, ${spread(applications, 540)} as at from ${series(from, to)}) numbered`,
    },
    {
      table: 'pictures',
      count: Math.ceil(members / 4),
      insert: (from, to) => sql`
        insert into pictures (account_id, file_key, content_type, bytes, status, uploaded_at, reviewed_at, reviewed_by)
        select 1000 + i, 'bench/' || i, 'image/jpeg', 1000, status, at,
          case when status <> 'Pending' then at + interval '1 day' end, case when status <> 'Pending' then 'Meera Staff' end
        from (select i, ${spread(members / 4, 400)} as at,
          case when i % 40 = 0 then 'Pending' when i % 17 = 0 then 'Rejected' else 'Approved' end as status
          from ${series(from, to)}) numbered`,
    },
    {
      table: 'support_cases',
      count: Math.ceil(members / 2),
      insert: (from, to) => sql`
        insert into support_cases (id, state, channel, account_id, full_name, email, subject, received_at, due_at, claimed_by)
          overriding system value
        select i, case when i > ${sql.lit(Math.floor((members / 2) * 0.98))} then 'waiting' when i % 3 = 0 then 'answered'
            else 'closed' end,
          'form', case when i % 2 = 0 then 1000 + i end, ${nameOf}, 'member.' || i || '@example.com', 'Question ' || i, at,
          at + interval '4 hours', case when i % 4 = 0 then ${evenly(STAFF)} end
        from (select i, ${spread(members / 2, 700)} as at from ${series(from, to)}) numbered`,
    },
    {
      table: 'support_entries',
      count: members,
      insert: (from, to) => sql`
        insert into support_entries (case_id, kind, body, actor, at)
        select (i + 1) / 2, case when i % 2 = 1 then 'message' else 'reply' end, 'When will my resume be ready?', 'A member',
          now() from ${series(from, to)}`,
    },
    {
      table: 'coupons',
      count: 3_000,
      insert: (from, to) => sql`
        insert into coupons (id, code, audience, cycles, discount_type, discount_value, starts_at, ends_at, listed, active)
        select i, 'CODE' || i, 'Jobseeker', '{Monthly}', 'Percentage', 1000, at, at + interval '30 days', false, i > 2900
        from (select i, ${spread(3_000, 700)} as at from ${series(from, to)}) numbered`,
    },
    {
      table: 'staff_audit',
      count: audit,
      insert: (from, to) => sql`
        insert into staff_audit (at, staff_id, actor, roles, action, target_kind, target_id, before, after, reason, device,
          address)
        select at, staff.id, staff.full_name, roles,
          case when i % 50000 = 0 then 'ChangePlanPrice' else ${pick(ACTIONS)} end,
          case when i % 50000 = 0 then 'plan' when i % 100 < 70 then 'application' when i % 100 < 90 then 'vacancy'
            else 'case' end,
          ${evenly(applications)}::text, '{"stage": "New"}', '{"stage": "Viewed"}', 'Too little experience',
          'Chrome on Windows', '203.0.113.7'
        from (select i, ${spread(audit, 1000)} as at, ${skewed(STAFF)} as staff_id from ${series(from, to)}) numbered
          join staff on staff.id = staff_id`,
    },
  ];
}
