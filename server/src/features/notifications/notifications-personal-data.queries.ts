import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { isErasable, isSentToVerified } from '../../infra/own-address.ts';
import { type DataSection, type DataSubject, dataSection } from '../../infra/personal-data.ts';

/**
 * Messages to an account and to its verified addresses: template, time and recipient. Contents are excluded, since they
 * may hold codes and links.
 */
export async function exportMessages(db: Db, accountId: number, subject: DataSubject): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('messages')
    .select([
      'template as kind',
      'channel',
      'recipient as sentTo',
      'state',
      'created_at as createdOn',
      'sent_at as sentOn',
    ])
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        eb.and([
          eb('account_id', 'is', null),
          isSentToVerified(subject, { email: 'recipient', createdAt: 'created_at' }),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
  return [
    dataSection({
      key: 'messages',
      title: 'Messages we sent you',
      note: 'The texts are not included: they may contain codes and links that give access to your account.',
      fields: {
        kind: 'Subject',
        channel: 'Mail, SMS or WhatsApp',
        sentTo: 'Sent to',
        state: 'State',
        createdOn: 'Created on',
        sentOn: 'Sent on',
      },
      entries,
    }),
  ];
}

/**
 * Deletes the messages to an account, including queued ones, and those without an account to its addresses; to an
 * unverified address only what is finished or names the same person, because the rest may be for someone else.
 */
export async function eraseMessages(transaction: Db, accountId: number, subject: DataSubject): Promise<string[]> {
  await transaction.deleteFrom('messages').where('account_id', '=', accountId).execute();
  const isFinishedOrOwn = sql<boolean>`(state <> 'queued' or lower(data->>'fullName') = lower(${subject.fullName}))`;
  await transaction
    .deleteFrom('messages')
    .where('account_id', 'is', null)
    .where(isErasable(subject, { email: 'recipient', createdAt: 'created_at' }, isFinishedOrOwn))
    .execute();
  return [];
}
