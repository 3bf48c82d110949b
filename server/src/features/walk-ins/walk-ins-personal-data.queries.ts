import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { isErasable, isSentToVerified } from '../../infra/own-address.ts';
import { type DataSection, type DataSubject, dataSection } from '../../infra/personal-data.ts';

/** Walk-in invitations to the verified addresses of an account, with answers. */
export async function exportWalkIns(db: Db, _accountId: number, subject: DataSubject): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('walk_ins')
    .innerJoin('vacancies', 'vacancies.id', 'vacancy_id')
    .select(['full_name as name', 'walk_ins.email as sentTo', 'title as job', 'starts_at as startsOn'])
    .select(['ends_at as endsOn', 'venue', 'contact', 'note', 'walk_ins.status', 'reason'])
    .select(['preferred_at as preferredOn', 'answered_at as answeredOn', 'walk_ins.created_at as invitedOn'])
    .select(['cancelled_cause as cancelledBecause'])
    .where(isSentToVerified(subject, { email: 'walk_ins.email', createdAt: 'walk_ins.created_at' }))
    .orderBy('walk_ins.id')
    .execute();
  return [
    dataSection({
      key: 'walkIns',
      title: 'Walk-in interviews',
      note: 'Invitations to your verified email addresses, until 90 days after the interview.',
      fields: {
        name: 'Your name',
        sentTo: 'Sent to',
        job: 'Job',
        startsOn: 'Starts',
        endsOn: 'Ends',
        venue: 'Venue',
        contact: 'Contact person',
        note: 'Note',
        status: 'Status',
        reason: 'Reason for requesting another time',
        preferredOn: 'Requested time',
        answeredOn: 'Answered on',
        invitedOn: 'Invited on',
        cancelledBecause: 'Reason for cancellation',
      },
      entries,
    }),
  ];
}

/**
 * Deletes the invitations to the verified addresses of an account, and those to unverified ones that name the same
 * person; their links become invalid.
 */
export async function eraseWalkIns(transaction: Db, _accountId: number, subject: DataSubject): Promise<string[]> {
  const isSamePerson = sql<boolean>`lower(full_name) = lower(${subject.fullName})`;
  await transaction
    .deleteFrom('walk_ins')
    .where(isErasable(subject, { email: 'email', createdAt: 'created_at' }, isSamePerson))
    .execute();
  return [];
}
