import { sql } from 'kysely';
import {
  activeMember,
  countCases,
  countCompanies,
  evenly,
  type FilledTable,
  pick,
  type Sizes,
  STAFF,
  series,
  skewed,
  spread,
  VACANCIES_A_CASE,
} from './random-values.ts';

const RULES =
  '{fee-registration,fee-registration,fee-deposit,fee-training,fee-wording,fee-possible,fee-possible,contact-messenger,contact-hidden-phone,known-name-mail,imitated-name,condition-sex-title,condition-marital,pay-out-of-line,pay-out-of-line,repeat-copied,repeat-flood}';
const FINDINGS_A_CASE = 3;
/** Guests who report vacancies. */
const GUESTS = 4_000;

/** What screening found, moderation cases, reports and checks. Needs the tables of the business. */
export function trustTables(sizes: Sizes): FilledTable[] {
  const { vacancies, members } = sizes;
  const cases = countCases(sizes);
  const firstUndecided = sql.lit(Math.floor(cases * 0.985));
  const findings = Math.ceil(vacancies / 6);
  return [
    {
      table: 'moderation_cases',
      count: cases,
      insert: (from, to) => sql`
        insert into moderation_cases (id, vacancy_id, company_id, state, level, causes, holds_vacancy, took_status, opened_at,
          due_at, decided_at) overriding system value
        select i, vacancies.id, company_id, state, level, causes::text[], is_undecided and level = 'high',
          case when is_undecided and level = 'high' then 'live' end, opened_at,
          opened_at + case level when 'high' then interval '15 minutes' when 'medium' then interval '4 hours'
            else interval '2 days' end,
          case when not is_undecided then opened_at + random() * interval '3 hours' end
        from (
          select i, i > ${firstUndecided} as is_undecided, ${spread(cases, 730)} as opened_at,
            ${pick('{high,medium,medium,medium,low,low}')} as level,
            case when i > ${firstUndecided} then ${pick('{open,open,asked}')}
              else ${pick('{released,released,released,upheld,closed}')} end as state,
            (array['{finding}', '{finding}', '{finding}', '{report}', '{finding,report}', '{new-company}',
              '{related}', '{staff}'])[1 + floor(random() * 8)::int] as causes
          from ${series(from, to)}
        ) numbered join vacancies on vacancies.id = i * ${sql.lit(VACANCIES_A_CASE)}`,
    },
    {
      table: 'moderation_decisions',
      count: cases,
      insert: (from, to) => sql`
        insert into moderation_decisions (case_id, decision, reason, actor, staff_id, at)
        select id, case state when 'released' then 'release' when 'upheld' then 'uphold' when 'closed' then 'close'
            when 'asked' then 'ask' else 'note' end,
          'It is a genuine posting', 'Meera Staff', ${evenly(STAFF)}, coalesce(decided_at, opened_at + interval '1 hour')
        from moderation_cases where id between ${from} and ${to}`,
    },
    {
      table: 'screening_findings',
      count: findings,
      // A third belong to cases, the others were only noted.
      insert: (from, to) => sql`
        insert into screening_findings (vacancy_id, case_id, rule, level, field, words, explanation, found_at, outcome)
        select coalesce(found.vacancy_id, ${evenly(vacancies)}), found.id, ${pick(RULES)}, coalesce(found.level, 'low'),
          'description', 'registration fee of ₹500', 'It asks job seekers to pay for registration.',
          coalesce(found.opened_at, ${spread(findings, 730)}),
          case found.state when 'released' then 'wrong' when 'upheld' then 'right' when 'closed' then 'right'
            else 'undecided' end
        from ${series(from, to)} left join moderation_cases found
          on i <= ${sql.lit(cases * FINDINGS_A_CASE)} and found.id = 1 + i / ${sql.lit(FINDINGS_A_CASE)}`,
    },
    {
      table: 'job_reports',
      count: cases * 2,
      // One in a hundred is about the newest case; one in five hundred is of the active member.
      insert: (from, to) => sql`
        insert into job_reports (vacancy_id, case_id, account_id, email, reason, body, weight, reported_at, outcome,
          mail_identity)
        select vacancy_id, reported.id, 1000 + member, email, reason, 'They asked me for money before the interview.', 1,
          opened_at + random() * interval '2 hours',
          case state when 'released' then 'wrong' when 'upheld' then 'right' when 'closed' then 'right'
            else 'undecided' end,
          email
        from (
          select case when i % 100 = 0 then ${sql.lit(cases)} else 1 + (i - 1) / 2 end as case_id, member,
            case when member is null then 'guest.' || ${skewed(GUESTS)} || '@example.com'
              else 'member.' || member || '@example.com' end as email,
            ${pick('{money,money,fake,wrong,closed,other}')} as reason
          from ${series(from, to)}, lateral (
            select case when i % 500 = 0 then ${sql.lit(activeMember(sizes))} when i % 3 > 0 then ${skewed(members)} end as member
          ) drawn
        ) drawn join moderation_cases reported on reported.id = drawn.case_id on conflict do nothing`,
    },
    {
      table: 'staff_claims',
      count: cases,
      insert: (from, to) => sql`
        insert into staff_claims (kind, target_id, staff_id, claimed_at)
        select 'moderation-case', id, ${evenly(STAFF)}, now() from moderation_cases
        where id between ${from} and ${to} and state in ('open', 'asked') and id % 3 = 0`,
    },
    {
      table: 'vacancy_checks',
      count: Math.ceil(vacancies / 10),
      insert: (from, to) => sql`
        insert into vacancy_checks (vacancy_id, company_id, kind, detail, checked_by, checked_at, company_name, title, description_hash,
          pay_hash, contact_hash)
        select v.id, null::int, case when v.id % 3 = 0 then 'call' else 'source' end, 'Seen on its careers page', 'Meera Staff',
          v.posted_at, c.name, v.title, md5(v.description_html),
          md5(jsonb_build_array(v.salary_from, v.salary_to, v.salary_not_disclosed, v.pay_text)::text),
          md5(jsonb_build_array(v.recruiter_name, v.recruiter_email, v.recruiter_whatsapp, v.contact_preference,
            v.interview_address)::text)
        from ${series(from, to)} join vacancies v on v.id = i * 10 join companies c on c.id = v.company_id
        union all
        select null, c.id, kind, case kind when 'domain-mail' then 'jobs@company-' || c.id || '.example' else 'CIN ' || c.id end,
          'Meera Staff', now() - interval '90 days', c.name, '', '', '', ''
        from companies c cross join unnest(array['company-number', 'domain-mail']) kind
        where c.id between ${from} and ${to} and c.id <= ${sql.lit(countCompanies(sizes))} and c.id % 7 = 0`,
    },
  ];
}
