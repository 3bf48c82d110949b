import { beforeEach, expect, it } from 'vitest';
import { type Message, queueMessage } from '../../features/notifications/index.ts';
import { deliverAll } from '../../features/notifications/test-delivery.ts';
import { holdAfterRestore } from '../../infra/database/restore-hold.ts';
import { scheduledJobs } from '../../runtime/scheduled-jobs.ts';
import { openTestContext } from '../../testing/test-app.ts';
import { restoreCommands } from './restore-commands.ts';

const context = await openTestContext();
const { db, clock } = context;
const release = (options = {}) => restoreCommands['release-after-restore']?.run(context, [], options);
const states = async () =>
  Object.fromEntries(
    (await db.selectFrom('messages').select(['key', 'state']).execute()).map(({ key, state }) => [key, state]),
  );

async function queue(key: string, template: 'reset-password' | 'support-reply'): Promise<void> {
  const data =
    template === 'reset-password'
      ? { fullName: 'Asha', link: 'http://localhost:3000/x' }
      : { fullName: 'Asha', caseNumber: 1, subject: 'A question', text: 'An answer', link: 'http://localhost:3000/x' };
  const message = { key, accountId: null, channel: 'mail', to: `${key}@example.com`, template, data };
  await queueMessage(db, message as unknown as Message, clock.now());
}

beforeEach(async () => {
  await db.deleteFrom('messages').execute();
  await queue('reply-before', 'support-reply');
  await queue('link-before', 'reset-password');
  clock.advanceMinutes(1);
  await holdAfterRestore(db, clock.now());
  clock.advanceMinutes(1);
  await queue('reply-since', 'support-reply');
  await queue('link-since', 'reset-password');
  await deliverAll(context);
});

it('messages of a restored database are held back, except links that were requested since', async () => {
  expect(await states()).toEqual({
    'reply-before': 'queued',
    'link-before': 'queued',
    'reply-since': 'queued',
    'link-since': 'sent',
  });
});

it('the command releases all of them once, and says what it released', async () => {
  expect(await release()).toBe('Released: 3 messages, 0 push messages, 0 refunds, 0 unpaid orders.');
  await deliverAll(context);
  expect(await states()).toMatchObject({ 'reply-before': 'sent', 'link-before': 'sent', 'reply-since': 'sent' });
  expect(await release()).toBe('Nothing is held back.');
});

it('with --discard-messages those from before the restore are not sent, and their secrets are deleted', async () => {
  expect(await release({ 'discard-messages': true })).toContain('2 messages queued before the restore are marked');
  await deliverAll(context);
  expect(await states()).toMatchObject({ 'reply-before': 'failed', 'link-before': 'failed', 'reply-since': 'sent' });
  const kept = await db.selectFrom('messages').select('key').where('data', 'is not', null).execute();
  expect(kept.map(({ key }) => key)).toEqual(['reply-before']);
});

it('the deletion of orphaned files waits as well', async () => {
  const jobs = scheduledJobs({ ...context, files: undefined as never });
  const run = (name: string) => jobs.find((job) => job.name === name)?.run();
  // Without the hold it would look for files.
  await expect(run('sweep-orphan-files')).resolves.toBeUndefined();
  await release();
  await expect(run('sweep-orphan-files')).rejects.toThrow(TypeError);
});
