import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DialogHost } from './dialog-host.tsx';
import { dialogs } from './dialogs.ts';
import { Sheet } from './sheet.tsx';

afterEach(() => vi.useRealTimers());

const renderPage = () =>
  render(
    <>
      <button type="button">Before</button>
      <DialogHost />
    </>,
  );

it('a message takes the focus, is described by its text, and returns the focus when it closes', async () => {
  const screen = await renderPage();
  const button = screen.getByRole('button', { name: 'Before' });
  await button.click();
  const closed = dialogs.info({ text: 'Please log in' });
  const dialog = screen.getByRole('alertdialog', { name: 'Information' });
  await expect.element(dialog).toHaveAccessibleDescription('Please log in');
  await expect.element(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await closed;
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('Tab stays inside a question, in both directions', async () => {
  const screen = await renderPage();
  const answer = dialogs.confirm({ title: 'Leave?' });
  const ok = screen.getByRole('button', { name: 'OK' });
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await expect.element(ok).toHaveFocus();
  await userEvent.tab();
  await expect.element(cancel).toHaveFocus();
  await userEvent.tab();
  await expect.element(ok).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(false);
});

it('a question resolves to true only for its button', async () => {
  const screen = await renderPage();
  const answer = dialogs.confirm({ title: 'Submit?' });
  await screen.getByRole('button', { name: 'OK' }).click();
  expect(await answer).toBe(true);
});

it('a question about a destructive action focuses the safe button', async () => {
  const screen = await renderPage();
  const answer = dialogs.confirm({ title: 'Delete?', cancelLabel: 'Keep it', danger: true });
  await expect.element(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(false);
});

it('dialogs show one after the other', async () => {
  const screen = await renderPage();
  const first = dialogs.warning({ title: 'First' });
  const second = dialogs.error({ title: 'Second' });
  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleName('First');
  await userEvent.keyboard('{Escape}');
  await first;
  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleName('Second');
  await userEvent.keyboard('{Escape}');
  await second;
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});

it('a message before a redirect closes after its timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await renderPage();
  const closed = dialogs.success({ title: 'Welcome', closeAfter: 3_000 });
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await vi.advanceTimersByTimeAsync(2_999);
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await closed;
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});

function PageWithSheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet title="Add a skill" open={open} onClose={() => setOpen(false)}>
        <input aria-label="Skill" />
      </Sheet>
      <DialogHost />
    </>
  );
}

it('is never a dialog on a dialog: in a sheet it is shown in place, and Escape closes one layer at a time', async () => {
  const screen = await render(<PageWithSheet />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  const sheet = screen.getByRole('dialog', { name: 'Add a skill' });
  await screen.getByLabelText('Skill').fill('Tally');
  const closed = dialogs.info({ text: 'Added' });
  await expect.element(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  expect(document.querySelectorAll('dialog:modal')).toHaveLength(1);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await closed;
  await expect.element(sheet).toBeVisible();
  await expect.element(screen.getByLabelText('Skill')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

it('a request in a sheet is answered with no when the sheet closes', async () => {
  const screen = await render(<PageWithSheet />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const answer = dialogs.confirm({ title: 'Delete?' });
  await expect.element(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeVisible();
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  expect(await answer).toBe(false);
});
