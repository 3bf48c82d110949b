import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** The messages to an account: which, when and where to. What they said stays out: it may hold codes and links. */
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
      note: 'The texts are left out: they may hold codes and links that open your account.',
      fields: {
        kind: 'What it was about',
        channel: 'Mail or SMS',
        sentTo: 'Sent to',
        state: 'State',
        createdOn: 'Written',
        sentOn: 'Sent',
      },
      entries,
    }),
  ];
}

/** Deletes the messages to an account, queued ones included: they are no longer sent. */
export async function eraseMessages(transaction: Db, accountId: number): Promise<string[]> {
  await transaction.deleteFrom('messages').where('account_id', '=', accountId).execute();
  return [];
}
