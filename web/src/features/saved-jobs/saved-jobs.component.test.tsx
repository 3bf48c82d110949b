import { SAVED_NOTE_MAX } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../testing/page-checks.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import SavedJobs from './screens/saved-jobs.tsx';
import { readVisitorJobs } from './store/saved-copy.ts';
import { storeMemberCopy, storeVisitorJobs } from './store/write-saved-copy.ts';
import { makeCard, makeSavedJob } from './test-saved-jobs.ts';

const open = () => renderScreen(SavedJobs as never, { path: '/job/saved' });
const cards = (...jobs: object[]) => network.reply('**/GetJobsByID?*', { json: jobs });

it('a visitor sees the jobs of the browser; ended ones are marked, with a way to similar ones', async () => {
  storeVisitorJobs([makeSavedJob(1), makeSavedJob(2)]);
  await cards({ ...makeCard(1), isLive: true }, { ...makeCard(2), isLive: false });
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: 'Cook 1' })).toBeVisible();
  await expect.element(screen.getByText('Ended')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Similar jobs/ })).toHaveAttribute('href', '/job/details/2');
  await expect.element(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(readVisitorJobs().map(({ isLive }) => isLive)).toEqual([true, false]);
  await expectAccessible();
});

it('long names and notes fit every width', async () => {
  const long = 'Venkatanarasimharajuvaripetasubrahmanyam';
  storeVisitorJobs([makeSavedJob(1, { jobTitle: long, orgName: `${long} Industries`, locations: [long], note: long })]);
  await cards();
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: long })).toBeVisible();
  await expectFitsEveryWidth();
});

it('a note is stored when its field is left, and with Ctrl and Enter', async () => {
  storeVisitorJobs([makeSavedJob(1)]);
  await cards({ ...makeCard(1), isLive: true });
  const screen = await open();
  await screen.getByRole('button', { name: 'Add a note to Cook 1' }).click();
  const field = screen.getByRole('textbox', { name: 'Your note on Cook 1' });
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, 'Near home');
  expect(readVisitorJobs()[0]?.note).toBe('');
  await userEvent.tab();
  await expect.element(screen.getByText('Note saved')).toBeVisible();
  expect(readVisitorJobs()[0]?.note).toBe('Near home');
  await userEvent.fill(field, 'Near the metro');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => readVisitorJobs()[0]?.note).toBe('Near the metro');
});

it('a note that is being written is stored when the page is left or hidden, and never cut', async () => {
  storeVisitorJobs([makeSavedJob(1)]);
  await cards({ ...makeCard(1), isLive: true });
  const screen = await open();
  await screen.getByRole('button', { name: 'Add a note to Cook 1' }).click();
  const field = screen.getByRole('textbox', { name: 'Your note on Cook 1' });
  await userEvent.type(field, 'Near home');
  window.dispatchEvent(new Event('pagehide'));
  expect(readVisitorJobs()[0]?.note).toBe('Near home');
  await userEvent.fill(field, 'x'.repeat(SAVED_NOTE_MAX + 20));
  await userEvent.tab();
  await expect.element(screen.getByText(/at most 500 characters: please shorten it by 20/)).toBeVisible();
  await userEvent.fill(field, 'Near the metro');
  await screen.unmount();
  expect(readVisitorJobs()[0]?.note).toBe('Near the metro');
});

it('without a connection the copy of the browser is shown, and says that it may be old', async () => {
  signIn();
  storeMemberCopy({ accountID: 7, jobs: [makeSavedJob(1, { note: 'Call Ila' })], unsent: {}, readAt: 1 });
  await network.reply('**/GetSavedJobs/7', { isAborted: true });
  const screen = await open();
  await expect.element(screen.getByRole('textbox', { name: 'Your note on Cook 1' })).toHaveValue('Call Ila');
  await expect.element(screen.getByText(/Below are the jobs saved in this browser/)).toBeVisible();
  await network.reply('**/GetSavedJobs/7', { json: [makeSavedJob(1), makeSavedJob(2)] });
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('link', { name: 'Cook 2' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

it('a member without a copy sees the list of the server, or its failure', async () => {
  signIn();
  await network.reply('**/GetSavedJobs/7', { ...problem(503, 'Busy', 'unavailable'), times: 1 });
  const screen = await open();
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await network.reply('**/GetSavedJobs/7', { json: [] });
  await retry.click();
  await expect.element(screen.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
});

it('a removed job disappears, the focus moves to the heading, and Undo brings it back', async () => {
  storeVisitorJobs([makeSavedJob(1), makeSavedJob(2)]);
  await cards({ ...makeCard(1), isLive: true }, { ...makeCard(2), isLive: true });
  const screen = await open();
  await screen.getByRole('button', { name: 'Save Cook 1, Café Tulsi' }).click();
  await expect.element(screen.getByRole('link', { name: 'Cook 1' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Saved jobs' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('link', { name: 'Cook 1' })).toBeVisible();
});
