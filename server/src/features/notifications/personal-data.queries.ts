import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** Messages to an account: template, time and recipient. Contents are excluded, since they may hold codes and links. */
export async function exportMessages(db: Db, accountId: number): Promise<DataSection[]> {
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
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return [
    dataSection({
      key: 'messages',
      title: 'Messages we sent you',
      note: 'The texts are not included: they may contain codes and links that give access to your account.',
      fields: {
        kind: 'Subject',
        channel: 'Mail or SMS',
        sentTo: 'Sent to',
        state: 'State',
        createdOn: 'Created on',
        sentOn: 'Sent on',
      },
      entries,
    }),
  ];
}

/** Deletes the messages to an account, including queued ones. */
export async function eraseMessages(transaction: Db, accountId: number): Promise<string[]> {
  await transaction.deleteFrom('messages').where('account_id', '=', accountId).execute();
  return [];
}
