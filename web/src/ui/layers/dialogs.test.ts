import { expect, it } from 'vitest';
import { dialogQueue, dialogs } from './dialogs.ts';

it('shows one dialog at a time and resolves each with its own answer', async () => {
  const first = dialogs.confirm({ title: 'Delete?' });
  const second = dialogs.confirm({ title: 'Really?' });
  expect(dialogQueue.first()?.title).toBe('Delete?');
  dialogQueue.first()?.answer(true);
  expect(await first).toBe(true);
  expect(dialogQueue.first()?.title).toBe('Really?');
  dialogQueue.first()?.answer(false);
  expect(await second).toBe(false);
  expect(dialogQueue.first()).toBeUndefined();
});

it('notifies subscribers until they unsubscribe', async () => {
  let notified = 0;
  const stop = dialogQueue.subscribe(() => {
    notified += 1;
  });
  const message = dialogs.warning({ text: 'Complete your profile' });
  expect(dialogQueue.first()).toMatchObject({ tone: 'warning', title: 'Warning', confirmLabel: 'OK' });
  dialogQueue.first()?.answer(true);
  await message;
  expect(notified).toBe(2);
  stop();
  const another = dialogs.info({ title: 'Note', closeAfter: 2000 });
  expect(dialogQueue.first()).toMatchObject({ title: 'Note', closeAfter: 2000 });
  dialogQueue.first()?.answer(false);
  await another;
  expect(notified).toBe(2);
});
