import { endStaff, findMembers, listSecondPersonRequests, listStaff } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible } from '../../testing/page-checks.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import {
  FactorDialog,
  readStaffSession,
  staffQueryClient,
  storeStaffSession,
  useStaffAction,
  useStaffQuery,
} from './index.ts';
import { staffApi } from './staff-api.ts';
import { signInStaff } from './test-staff-session.ts';

const account = {
  staffID: 7,
  fullName: 'Asha',
  email: 'a@example.com',
  roles: ['writer'],
  hasSecondFactor: true,
  lastUsedOn: null,
};

/** The first load of the list, which waits until the action is done. */
function SlowScreen() {
  const { data } = useStaffQuery(listStaff, {});
  const { run } = useStaffAction(endStaff, { invalidates: [listStaff] });
  return (
    <main>
      <p>{data ? data.map(({ status }) => status).join() : 'loading'}</p>
      <button type="button" onClick={() => run({ body: { staffID: 7, reason: 'Left' } })}>
        End
      </button>
    </main>
  );
}

/** A list, its requests, and a button that ends an account. */
function Screen() {
  const { data, total, error } = useStaffQuery(listStaff, {});
  const requests = useStaffQuery(listSecondPersonRequests, {});
  const undo = async () => void (await fetch('/api/Staff/Undo', { method: 'POST' }));
  const { run, busy } = useStaffAction(endStaff, { invalidates: [listStaff], undo });
  return (
    <main>
      <p>{error ? error.message : `${data?.map(({ status }) => status).join()} of ${total ?? 'one page'}`}</p>
      <p>{requests.data?.length ?? 0} requests</p>
      <button type="button" disabled={busy} onClick={() => run({ body: { staffID: 7, reason: 'Left' } })}>
        End
      </button>
      <FactorDialog />
    </main>
  );
}

async function open() {
  signInStaff();
  await network.reply('**/Staff/ListSecondPersonRequests', { json: [] });
  await network.reply('**/Staff/ListStaff', {
    json: [{ ...account, status: 'active' }],
    headers: { 'x-total-count': '12' },
  });
  const screen = await renderScreen(Screen);
  await expect.element(screen.getByText('active of 12')).toBeInTheDocument();
  return screen;
}

it('sends the staff token, shows the reply as a toast, loads the list again, and undoes', async () => {
  const screen = await open();
  await network.reply('**/Staff/EndStaff', { body: 'Asha can no longer sign in.' });
  await network.reply('**/Staff/Undo', { body: 'ok' });
  await network.reply('**/Staff/ListStaff', { json: [{ ...account, status: 'ended' }] });
  await screen.getByRole('button', { name: 'End' }).click();
  await expect.element(screen.getByText('Asha can no longer sign in.')).toBeVisible();
  await expect.element(screen.getByText('ended of one page')).toBeInTheDocument();
  const [sent] = await network.requests('EndStaff');
  expect(sent?.headers.authorization).toBe('Bearer the-staff-token');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ staffID: 7, reason: 'Left' });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await network.requests('Undo')).length).toBe(1);
});

it('shows what an action changed, also when the first load began before it and ends after it', async () => {
  signInStaff();
  await network.reply('**/Staff/ListStaff', { json: [{ ...account, status: 'ended' }] });
  await network.reply('**/Staff/ListStaff', { json: [{ ...account, status: 'active' }], isDelayed: true, times: 1 });
  await network.reply('**/Staff/EndStaff', { body: 'Asha can no longer sign in.' });
  const screen = await renderScreen(SlowScreen);
  await expect.element(screen.getByText('loading')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'End' }).click();
  await expect.element(screen.getByText('Asha can no longer sign in.')).toBeVisible();
  await network.release();
  await expect.element(screen.getByText('ended', { exact: true })).toBeInTheDocument();
});

it('asks for a code where a fresh one is needed, and then repeats the call', async () => {
  const screen = await open();
  await network.reply('**/Staff/EndStaff', { body: 'Asha can no longer sign in.' });
  await network.reply('**/Staff/EndStaff', { ...problem(403, 'A code is needed.', 'factor_needed'), times: 1 });
  await network.reply('**/Staff/ConfirmFactor', { body: 'Confirmed' });
  await network.reply('**/Staff/ConfirmFactor', { ...problem(403, 'This code is not right.', 'forbidden'), times: 1 });
  await screen.getByRole('button', { name: 'End' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Confirm your identity' });
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('Enter the six digits shown in your app')).toBeVisible();
  await dialog.getByRole('textbox').fill('111111');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('This code is not right.')).toBeVisible();
  await dialog.getByRole('textbox').fill('222222');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText('Asha can no longer sign in.')).toBeVisible();
  expect(await network.requests('EndStaff')).toHaveLength(2);
});

it('does nothing when no code is given, and says so', async () => {
  const screen = await open();
  await network.reply('**/Staff/EndStaff', problem(403, 'A code is needed.', 'factor_needed'));
  await screen.getByRole('button', { name: 'End' }).click();
  await screen.getByRole('dialog', { name: 'Confirm your identity' }).getByRole('button', { name: 'Close' }).click();
  await expect
    .element(screen.getByRole('alertdialog', { name: 'The action failed' }).getByText('A code is needed.'))
    .toBeVisible();
});

it('says that an action waits for a second person, without an error', async () => {
  const screen = await open();
  await network.reply('**/Staff/EndStaff', problem(409, 'Request 5 was recorded.', 'second_person_needed'));
  await network.reply('**/Staff/ListSecondPersonRequests', { json: [{ requestID: 5 }] });
  await screen.getByRole('button', { name: 'End' }).click();
  await expect.element(screen.getByText('Request 5 was recorded.')).toBeVisible();
  await expect.element(screen.getByText('1 requests')).toBeInTheDocument();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});

it('shows a refusal, and the row as it is now', async () => {
  const screen = await open();
  await network.reply('**/Staff/EndStaff', problem(409, 'Bala ended this account.'));
  await network.reply('**/Staff/ListStaff', { json: [{ ...account, status: 'ended' }] });
  await screen.getByRole('button', { name: 'End' }).click();
  await expect.element(screen.getByRole('alertdialog').getByText('Bala ended this account.')).toBeVisible();
  await expect.element(screen.getByText('ended of one page')).toBeInTheDocument();
});

it('ends the session of this browser when the server has none', async () => {
  const screen = await open();
  await network.reply('**/Staff/EndStaff', problem(401, 'Your session has expired.', 'not_signed_in'));
  await screen.getByRole('button', { name: 'End' }).click();
  // The last thing an action does: shown after this test it would cover the page of the next one.
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  expect(readStaffSession()).toBeUndefined();
});

const loadResume = () => staffQueryClient.setQueryData(['GetResumeText', 7], 'The resume of Priya');
const loaded = () => staffQueryClient.getQueryCache().getAll();

it('forgets what was loaded when the server ends the session', async () => {
  const screen = await open();
  loadResume();
  await network.reply('**/Staff/EndStaff', problem(401, 'Your session has expired.', 'not_signed_in'));
  await screen.getByRole('button', { name: 'End' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  expect(loaded()).toEqual([]);
});

it('forgets what was loaded when another person signs in, and keeps it with new roles', async () => {
  await open();
  loadResume();
  const session = readStaffSession();
  if (!session) throw new Error('not signed in');
  storeStaffSession({ ...session, staff: { ...session.staff, roles: ['writer'] } });
  expect(loaded()).toHaveLength(1);
  storeStaffSession({ ...session, token: 'of a colleague' });
  expect(loaded()).toEqual([]);
});

it('sends a search for a mail or a number in a header, never in the address', async () => {
  signInStaff();
  await network.reply('**/Staff/FindMembers**', { json: { members: [], total: 0, isCapped: false } });
  for (const search of ['asha.mistry@example.com', '+91 98765-43210', 'mistry 12'])
    await staffApi(findMembers, { query: { search, page: '2' } });
  const sent = await network.requests('FindMembers');
  expect(sent.map(({ url, headers }) => [new URL(url).search, headers['x-personal-search']])).toEqual([
    ['?page=2', 'search=asha.mistry%40example.com'],
    ['?page=2', 'search=%2B91+98765-43210'],
    ['?search=mistry+12&page=2', undefined],
  ]);
});
