import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { isErasable, isSentToVerified } from '../../infra/own-address.ts';
import { type DataSection, type DataSubject, dataSection } from '../../infra/personal-data.ts';

/** What an account, or a person with its verified address, wrote to our support, and our replies. Notes are ours. */
export async function exportSupportCases(db: Db, accountId: number, subject: DataSubject): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('support_entries')
    .innerJoin('support_cases', 'support_cases.id', 'support_entries.case_id')
    .select([
      'support_cases.id as caseID',
      'support_cases.subject',
      'support_cases.full_name as fullName',
      'support_cases.email',
      'support_entries.kind',
      'support_entries.body as text',
      'support_entries.at as writtenOn',
    ])
    .select(
      sql<string | null>`(select string_agg(name, ', ' order by id) from support_attachments
        where entry_id = support_entries.id)`.as('attachments'),
    )
    .where('support_entries.kind', 'in', ['message', 'reply'])
    .where((eb) =>
      eb.or([
        eb('support_cases.account_id', '=', accountId),
        eb.and([
          eb('support_cases.account_id', 'is', null),
          isSentToVerified(subject, { email: 'support_cases.email', createdAt: 'support_cases.received_at' }),
        ]),
      ]),
    )
    .orderBy('support_entries.id')
    .execute();
  return [
    dataSection({
      key: 'supportCases',
      title: 'What you wrote to our support',
      fields: {
        caseID: 'Case',
        subject: 'Subject',
        fullName: 'Name',
        email: 'Email',
        kind: 'Message or reply',
        text: 'Text',
        writtenOn: 'Written',
        attachments: 'Attachments',
      },
      entries,
    }),
  ];
}

/**
 * Deletes the cases of an account and those of its address; of an unverified address only with the same name.
 * @returns the files of their attachments
 */
export async function eraseSupportCases(transaction: Db, accountId: number, subject: DataSubject): Promise<string[]> {
  const ofAccount = transaction.selectFrom('support_cases').select('id').where('account_id', '=', accountId);
  const ofAddress = transaction
    .selectFrom('support_cases')
    .select('id')
    .where('account_id', 'is', null)
    .where(
      isErasable(
        subject,
        { email: 'email', createdAt: 'received_at' },
        sql<boolean>`lower(full_name) = lower(${subject.fullName})`,
      ),
    );
  const caseIds = [...(await ofAccount.execute()), ...(await ofAddress.execute())].map(({ id }) => id);
  if (caseIds.length === 0) return [];
  const files = await transaction
    .selectFrom('support_attachments')
    .innerJoin('support_entries', 'support_entries.id', 'entry_id')
    .select('file_key')
    .where('case_id', 'in', caseIds)
    .execute();
  await transaction.deleteFrom('support_cases').where('id', 'in', caseIds).execute();
  return files.map(({ file_key }) => file_key);
}
