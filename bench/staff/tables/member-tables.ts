import { sql } from 'kysely';
import {
  activeMember,
  countPlans,
  evenly,
  type FilledTable,
  nameOf,
  pick,
  type Sizes,
  series,
  skewed,
  spread,
} from './random-values.ts';

/** Of three years; one in twenty is to come. */
const FAIRS = 120;
const UPCOMING_FAIRS = 6;
const FAIR_CAPACITY = 5_000;

/** Walk-ins, job fairs, reviewed resumes, proposals and what members did on the portal. Needs the tables of the business. */
export function memberTables(sizes: Sizes): FilledTable[] {
  const { vacancies, members } = sizes;
  const plans = countPlans(sizes);
  const walkIns = Math.ceil(members / 4);
  /** The last ones are to come, within two weeks. */
  const pastWalkIns = sql.lit(Math.floor(walkIns * 0.98));
  const active = sql.lit(activeMember(sizes));
  /** Any member, one time in a hundred the active one. */
  const member = sql`case when i % 100 = 0 then ${active} else ${evenly(members)} end`;
  const isPdfOpen = sql`i > ${sql.lit(Math.floor(plans * 0.96))}`;
  return [
    {
      table: 'walk_ins',
      count: walkIns,
      insert: (from, to) => sql`
        insert into walk_ins (token_hash, token_nonce, full_name, email, vacancy_id, starts_at, ends_at, venue, contact,
          status, reason, preferred_at, cancelled_cause, created_at, invited_by)
        select sha256(i::text::bytea), decode(md5(i::text), 'hex'), ${nameOf}, lower(email),
          ${sql.lit(vacancies)} + 1 - ${skewed(vacancies)}, starts_at, starts_at + interval '3 hours', 'MG Road, Pune', 'Reception',
          status, case status when 'reschedule-requested' then 'I have an examination' end,
          case status when 'reschedule-requested' then starts_at + interval '2 days' end,
          case status when 'cancelled' then 'The position is filled' end, starts_at - interval '7 days', 'Meera Staff'
        from (
          select i, ${member} as member, ${pick('{invited,attending,attending,attending,reschedule-requested,cancelled}')} as status,
            case when i > ${pastWalkIns} then now() + (1 + i % 14) * interval '1 day'
              else ${spread(walkIns, 365)} - interval '8 days' end as starts_at
          from ${series(from, to)}
        ) drawn join accounts on accounts.id = 1000 + member on conflict do nothing`,
    },
    {
      table: 'job_fairs',
      count: FAIRS,
      insert: (from, to) => sql`
        insert into job_fairs (id, title, organiser, city, venue, starts_at, ends_at, register_until, description, companies,
          capacity, places_taken, created_at, created_by) overriding system value
        select i, 'Job fair ' || i, 'District Employment Office', 'Pune', 'Agricultural College Ground', starts_at,
          starts_at + interval '8 hours', starts_at - interval '1 day', repeat('Bring your resume and an ID. ', 20),
          array['Tulsi Granites', 'Sahyadri Textiles', 'Meenakshi Spinning'], ${sql.lit(FAIR_CAPACITY)},
          ${sql.lit(Math.ceil(members / FAIRS))}, starts_at - interval '60 days', 'Meera Staff'
        from (select i, now() + (i - ${sql.lit(FAIRS - UPCOMING_FAIRS)}) * interval '9 days' as starts_at
          from ${series(from, to)}) numbered`,
    },
    {
      table: 'job_fair_registrations',
      count: members,
      insert: (from, to) => sql`
        insert into job_fair_registrations (job_fair_id, account_id, registered_at)
        select job_fairs.id, 1000 + i, job_fairs.created_at + interval '1 day'
        from ${series(from, to)} join job_fairs on job_fairs.id = 1 + i % ${sql.lit(FAIRS)}`,
    },
    {
      table: 'vacancy_proposals',
      count: Math.ceil(members / 2),
      insert: (from, to) => sql`
        insert into vacancy_proposals (account_id, vacancy_id, note, proposed_by, proposed_at, answer, answered_at)
        select 1000 + ${member}, ${sql.lit(vacancies)} + 1 - ${skewed(vacancies)}, '', 'Meera Staff', at,
          case when i % 5 > 0 then 'approved' end, case when i % 5 > 0 then at + interval '1 day' end
        from (select i, ${spread(members / 2, 500)} as at from ${series(from, to)}) numbered on conflict do nothing`,
    },
    {
      table: 'resume_pdfs',
      count: plans,
      // Members with a service under way are waited for, or have asked for corrections.
      insert: (from, to) => sql`
        insert into resume_pdfs (id, account_id, file_key, original_name, bytes, sha256, status, sent_at, sent_by, approved_at)
          overriding system value
        select i, 1000 + i, 'bench/review/' || i, 'resume.pdf', 1000, '\\x00', status, at, 'Meera Staff',
          case status when 'approved' then at + interval '2 days' end
        from (select i, ${spread(plans, 400)} as at, case when not ${isPdfOpen} then 'approved' when i % 2 = 0 then 'waiting'
          else 'corrections-requested' end as status from ${series(from, to)}) numbered`,
    },
    {
      table: 'resume_pdf_corrections',
      count: plans,
      insert: (from, to) => sql`
        insert into resume_pdf_corrections (pdf_id, corrections, asked_at)
        select id, 'Please add my last employer.', sent_at + interval '1 day' from resume_pdfs
        where id between ${from} and ${to} and status = 'corrections-requested'`,
    },
    {
      table: 'security_events',
      count: members * 5,
      insert: (from, to) => sql`
        insert into security_events (account_id, kind, happened_at, device, address)
        select 1000 + ${member}, ${pick('{signed-in,signed-in,signed-in,signed-in,signed-out,password-changed}')},
          ${spread(members * 5, 700)}, 'Chrome on Android', '203.0.113.9'
        from ${series(from, to)}`,
    },
    {
      table: 'saved_searches',
      count: members,
      insert: (from, to) => sql`
        insert into saved_searches (account_id, query, title, frequency, channels, condition, condition_version, saved_at)
        select 1000 + case when i % 1000 = 0 then ${active} else i end, 'keyword=engineer-' || i, 'Engineer ' || i, 'daily',
          '{mail}', 'engineer', '1', ${spread(members, 400)}
        from ${series(from, to)}`,
    },
  ];
}
