import { sql } from 'kysely';
import { isSentToVerified } from '../../../infra/own-address.ts';
import type { DataSubject } from '../../../infra/personal-data.ts';
import type { TimelineSource } from './timeline-source.ts';

/**
 * Walk-ins name an address instead of an account: those to verified addresses of the member, by walk_ins_by_email. The
 * vacancy is read by its number.
 */
const ownWalkIns = (subject: DataSubject) => sql`
  from walk_ins join vacancies on vacancies.id = walk_ins.vacancy_id
  where ${isSentToVerified(subject, { email: 'walk_ins.email', createdAt: 'walk_ins.created_at' })}`;

/** What the member was offered: job fairs, walk-in interviews and proposed vacancies. */
export const offerSources: readonly TimelineSource[] = [
  // By job_fair_registrations_of_account.
  {
    kind: 'job-fair',
    name: 'jobfairregistered',
    entries: (accountId) => sql`
      select registered.registered_at as at, registered.id::bigint, 'Registered: ' || job_fairs.title as title,
        job_fairs.city as detail, '' as actor
      from job_fair_registrations registered join job_fairs on job_fairs.id = registered.job_fair_id
      where registered.account_id = ${accountId}`,
  },
  {
    kind: 'job-fair',
    name: 'jobfairwithdrawn',
    entries: (accountId) => sql`
      select registered.withdrawn_at as at, registered.id::bigint, 'Withdrawn: ' || job_fairs.title as title,
        job_fairs.city as detail, '' as actor
      from job_fair_registrations registered join job_fairs on job_fairs.id = registered.job_fair_id
      where registered.account_id = ${accountId} and registered.withdrawn_at is not null`,
  },
  {
    kind: 'walk-in',
    name: 'walkininvited',
    detailNeeds: 'interviews',
    entries: (_accountId, subject) => sql`
      select walk_ins.created_at as at, walk_ins.id::bigint, 'Invited: ' || vacancies.title as title,
        walk_ins.venue as detail, walk_ins.invited_by as actor
      ${ownWalkIns(subject)}`,
  },
  {
    kind: 'walk-in',
    name: 'walkinanswered',
    detailNeeds: 'interviews',
    entries: (_accountId, subject) => sql`
      select walk_ins.answered_at as at, walk_ins.id::bigint,
        case walk_ins.status when 'attending' then 'Will attend: ' when 'reschedule-requested' then 'Requested another time: '
          else 'Answered: ' end || vacancies.title as title,
        coalesce(walk_ins.reason, '') as detail, '' as actor
      ${ownWalkIns(subject)} and walk_ins.answered_at is not null`,
  },
  {
    kind: 'walk-in',
    name: 'walkincancelled',
    detailNeeds: 'interviews',
    entries: (_accountId, subject) => sql`
      select walk_ins.cancelled_at as at, walk_ins.id::bigint, 'Cancelled: ' || vacancies.title as title,
        coalesce(walk_ins.cancelled_cause, '') as detail, coalesce(walk_ins.cancelled_by, '') as actor
      ${ownWalkIns(subject)} and walk_ins.cancelled_at is not null`,
  },
  // By vacancy_proposals_of_account.
  {
    kind: 'proposal',
    name: 'proposal',
    detailNeeds: 'applicants',
    entries: (accountId) => sql`
      select proposal.proposed_at as at, proposal.id::bigint, 'Proposed: ' || vacancies.title as title,
        left(proposal.note, 200) as detail, proposal.proposed_by as actor
      from vacancy_proposals proposal join vacancies on vacancies.id = proposal.vacancy_id
      where proposal.account_id = ${accountId}`,
  },
  {
    kind: 'proposal',
    name: 'proposalanswered',
    detailNeeds: 'applicants',
    entries: (accountId) => sql`
      select proposal.answered_at as at, proposal.id::bigint, initcap(proposal.answer) || ': ' || vacancies.title as title,
        left(proposal.reason, 200) as detail, '' as actor
      from vacancy_proposals proposal join vacancies on vacancies.id = proposal.vacancy_id
      where proposal.account_id = ${accountId} and proposal.answered_at is not null`,
  },
];
