import { TOO_MANY_SAVED_JOBS } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { MemberSync } from '../../member-sync.ts';
import { clearSession, storeSession } from '../../platform/session/session.ts';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible } from '../../testing/page-checks.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import { SaveButton } from './save-button.tsx';
import { readMemberCopy, readVisitorJobs } from './store/saved-copy.ts';
import { storeMemberCopy, storeVisitorJobs } from './store/write-saved-copy.ts';
import { makeCard, makeSavedJob } from './test-saved-jobs.ts';

const MEMBER = 7;
const other = { token: 'other', expiration: '2099-01-01T00:00:00Z', fullName: 'Ila Rao', errorMessage: '' };
const ids = (jobs: { vacancyID: number }[]) => jobs.map(({ vacancyID }) => vacancyID);

async function openButton() {
  const screen = await renderScreen(() => (
    <main>
      <SaveButton vacancy={makeCard(1)} />
    </main>
  ));
  return { screen, heart: screen.getByRole('button', { name: 'Save Cook 1, Café Tulsi' }) };
}

it('a visitor saves a job in the browser with its card, removes it, and undoes that with note and time', async () => {
  const { screen, heart } = await openButton();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(heart.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByText('Job saved in this browser')).toBeVisible();
  await expectAccessible();
  const [saved] = readVisitorJobs();
  expect(saved).toMatchObject({ ...makeCard(1), note: '', isLive: true });
  storeVisitorJobs([{ ...makeSavedJob(1), note: 'Near home' }]);

  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(readVisitorJobs()).toEqual([]);
  await expect.element(screen.getByText('Job saved in this browser')).not.toBeInTheDocument();
  await screen.getByText('Removed from your saved jobs').hover();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(readVisitorJobs()).toMatchObject([{ note: 'Near home', savedOn: makeSavedJob(1).savedOn }]);
});

it('Undo reverts the last press, and all removals of one toast', async () => {
  const screen = await renderScreen(() => [1, 2].map((id) => <SaveButton key={id} vacancy={makeCard(id)} />));
  const press = (id: number) => screen.getByRole('button', { name: `Save Cook ${id}, Café Tulsi` }).click();
  const undo = () => screen.getByRole('button', { name: 'Undo' }).click();
  await press(1);
  await expect.element(screen.getByText('Job saved in this browser')).toBeVisible();
  await press(2);
  await expect.poll(() => ids(readVisitorJobs())).toHaveLength(2);
  await undo();
  await expect.poll(() => ids(readVisitorJobs())).toEqual([1]);
  await press(2);
  await press(1);
  await press(2);
  await expect.element(screen.getByText('2 jobs removed from your saved jobs')).toBeVisible();
  await undo();
  await expect.poll(() => ids(readVisitorJobs()).sort()).toEqual([1, 2]);
});

it('the toast is about the last press, also when the reply to the one before arrives later', async () => {
  signIn();
  storeMemberCopy({ accountID: MEMBER, jobs: [makeSavedJob(2)], unsent: {}, readAt: Date.now() });
  await network.reply('**/SaveJob', { body: 'Saved successfully.', isDelayed: true });
  await network.reply('**/RemoveSavedJob', { body: 'Removed.' });
  const screen = await renderScreen(() => [1, 2].map((id) => <SaveButton key={id} vacancy={makeCard(id)} />));
  for (const id of [1, 2]) await screen.getByRole('button', { name: `Save Cook ${id}, Café Tulsi` }).click();
  await expect.element(screen.getByText('Removed from your saved jobs')).toBeVisible();
  await network.release();
  await expect.poll(() => readMemberCopy(MEMBER).unsent).toEqual({});
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => ids(readMemberCopy(MEMBER).jobs).sort()).toEqual([1, 2]);
});

it('a member saves on the server; what the server refuses is not shown as saved', async () => {
  signIn();
  await network.reply('**/SaveJob', { ...problem(409, TOO_MANY_SAVED_JOBS), times: 1 });
  const { screen, heart } = await openButton();
  await heart.click();
  await expect.element(screen.getByText(TOO_MANY_SAVED_JOBS)).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');

  await network.reply('**/SaveJob', { body: 'Saved successfully.' });
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => readMemberCopy(MEMBER).unsent).toEqual({});
  const [, sent] = await network.requests('SaveJob');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ accountID: MEMBER, vacancyID: 1, note: '' });
});

it('a removed job that has ended meanwhile is brought back with its note', async () => {
  signIn();
  storeMemberCopy({
    accountID: MEMBER,
    jobs: [makeSavedJob(1, { note: 'Near home' })],
    unsent: {},
    readAt: Date.now(),
  });
  await network.reply('**/RemoveSavedJob', { body: 'Removed.' });
  await network.reply('**/SaveJob', problem(404, 'Not found', 'not_found'));
  await network.reply('**/MergeSavedJobs', { json: [makeSavedJob(1, { isLive: false })] });
  const { screen, heart } = await openButton();
  await heart.click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => readMemberCopy(MEMBER).unsent).toEqual({});
  expect(JSON.parse((await network.requests('MergeSavedJobs'))[0]?.body ?? '').jobs).toEqual([
    { vacancyID: 1, savedOn: makeSavedJob(1).savedOn, note: 'Near home' },
  ]);
});

it('what is saved when the session has ended waits for its account, and no other takes it over', async () => {
  signIn();
  await network.reply('**/SaveJob', problem(401, 'Please sign in.', 'unauthorized'));
  // A reply without content keeps the page of the test open.
  await network.reply('**/account/login*', { status: 204, body: '' });
  const { heart } = await openButton();
  await heart.click();
  await expect.poll(() => ids(readVisitorJobs())).toEqual([1]);
  await network.reply('**/GetSavedJobs/8', { json: [] });
  storeSession({ ...other, accountID: 8 });
  await renderScreen(MemberSync);
  expect(readVisitorJobs()).toEqual([]);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await network.requests('MergeSavedJobs')).toEqual([]);
  await network.reply('**/MergeSavedJobs', { json: [makeSavedJob(1)] });
  storeSession({ ...other, accountID: MEMBER });
  await expect.poll(() => ids(readMemberCopy(MEMBER).jobs)).toEqual([1]);
});

it('what a member saves without a connection is sent when it is back', async () => {
  signIn();
  await network.reply('**/SaveJob', { isAborted: true, times: 1 });
  const { heart } = await openButton();
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => network.requests('SaveJob')).toHaveLength(1);
  expect(readMemberCopy(MEMBER).unsent).toEqual({ 1: 'put' });

  await network.reply('**/SaveJob', { body: 'Saved successfully.' });
  await network.reply('**/GetSavedJobs/7', { json: [makeSavedJob(1), makeSavedJob(2)] });
  await renderScreen(MemberSync);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => ids(readMemberCopy(MEMBER).jobs)).toEqual([1, 2]);
  expect(await network.requests('/SaveJob')).toHaveLength(2);
  expect(readMemberCopy(MEMBER).unsent).toEqual({});
});

it('signing in takes over the jobs of the browser; a failure loses none', async () => {
  storeVisitorJobs([makeSavedJob(1, { note: 'Near home' }), makeSavedJob(2)]);
  await network.reply('**/MergeSavedJobs', { ...problem(503, 'Busy', 'unavailable'), times: 1 });
  await renderScreen(MemberSync);
  signIn();
  await expect.poll(() => network.requests('MergeSavedJobs')).toHaveLength(1);
  expect(ids(readVisitorJobs())).toEqual([1, 2]);
  const { heart } = await openButton();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');

  await network.reply('**/MergeSavedJobs', { json: [makeSavedJob(1, { note: 'Near home' }), makeSavedJob(9)] });
  const readAfterOnline = () => {
    window.dispatchEvent(new Event('online'));
    return readVisitorJobs();
  };
  await expect.poll(readAfterOnline).toEqual([]);
  const sent = (await network.requests('MergeSavedJobs')).map(({ body }) => JSON.parse(body ?? ''));
  const jobs = [1, 2].map((vacancyID) => ({ vacancyID, savedOn: makeSavedJob(vacancyID).savedOn }));
  expect(sent[0]).toEqual({
    accountID: MEMBER,
    jobs: [
      { ...jobs[0], note: 'Near home' },
      { ...jobs[1], note: '' },
    ],
  });
  expect(ids(readMemberCopy(MEMBER).jobs)).toEqual([1, 9]);
});

it('signing out removes the copy of the account and keeps nothing of it for the next user', async () => {
  signIn();
  storeMemberCopy({ accountID: MEMBER, jobs: [makeSavedJob(1)], unsent: {}, readAt: 1 });
  const { heart } = await openButton();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  clearSession();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('memberSavedJobs')).toBeNull();
});
