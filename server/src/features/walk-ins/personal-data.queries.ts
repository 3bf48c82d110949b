import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** The verified e-mail address of an account; an unverified one may belong to someone else. */
const verifiedAddress = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(sql<string>`lower(email)`.as('address'))
    .where('id', '=', accountId)
    .where('email_verified_at', 'is not', null);

/** Walk-in invitations to the account's address, with answers. */
export async function exportWalkIns(db: Db, accountId: number): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('walk_ins')
    .innerJoin('vacancies', 'vacancies.id', 'vacancy_id')
    .select(['full_name as name', 'walk_ins.email as sentTo', 'title as job', 'starts_at as startsOn'])
    .select(['ends_at as endsOn', 'venue', 'contact', 'note', 'walk_ins.status', 'reason'])
    .select(['preferred_at as preferredOn', 'answered_at as answeredOn', 'walk_ins.created_at as invitedOn'])
    .select(['cancelled_cause as cancelledBecause'])
    .where(sql`lower(walk_ins.email)`, '=', verifiedAddress(db, accountId))
    .orderBy('walk_ins.id')
    .execute();
  return [
    dataSection({
      key: 'walkIns',
      title: 'Walk-in interviews',
      note: 'Invitations to your verified email address, until 90 days after the interview.',
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

/** Deletes the invitations to the verified address of an account; their links become invalid. */
export async function eraseWalkIns(transaction: Db, accountId: number): Promise<string[]> {
  await transaction
    .deleteFrom('walk_ins')
    .where(sql`lower(email)`, '=', verifiedAddress(transaction, accountId))
    .execute();
  return [];
}
