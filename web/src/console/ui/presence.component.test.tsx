import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { expectAccessible } from '../../testing/page-checks.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { signInStaff } from '../api/test-staff-session.ts';
import { ConsolePage } from './console-page.tsx';

const Vacancy = () => (
  <main>
    <ConsolePage title="Welder" row={{ kind: 'vacancy', id: 7, isEditing: true }}>
      <p>A vacancy</p>
    </ConsolePage>
  </main>
);

it('names the colleagues who look at a row or edit it, and says when it is left', async () => {
  signInStaff(['vacancies']);
  await network.reply('**/Staff/LeavePresence', { body: 'Left' });
  await network.reply('**/Staff/ShowPresence', {
    json: [
      { staffID: 8, fullName: 'Asha Rao', isEditing: false },
      { staffID: 9, fullName: 'Bala Iyer', isEditing: true },
    ],
  });
  const screen = await renderScreen(Vacancy);
  const here = screen.getByRole('status', { name: 'Colleagues here' });
  await expect.element(here.getByText('Asha Rao is looking at this too.')).toBeVisible();
  await expect.element(here.getByText('Bala Iyer is editing this.')).toBeVisible();
  await expectAccessible();
  const [shown] = await network.requests('ShowPresence');
  const { visit, ...sent } = JSON.parse(shown?.body ?? '');
  expect(sent).toEqual({ kind: 'vacancy', id: 7, isEditing: true });
  await screen.unmount();
  await expect.poll(() => network.requests('LeavePresence')).toHaveLength(1);
  const [left] = await network.requests('LeavePresence');
  expect(JSON.parse(left?.body ?? '')).toEqual({ kind: 'vacancy', id: 7, visit });
});

it('shows the row also when the server does not answer', async () => {
  signInStaff(['vacancies']);
  await network.reply('**/Staff/ShowPresence', { isAborted: true });
  await network.reply('**/Staff/LeavePresence', { body: 'Left' });
  const screen = await renderScreen(Vacancy);
  await expect.poll(() => network.requests('ShowPresence')).toHaveLength(1);
  await expect.element(screen.getByText('A vacancy')).toBeVisible();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});
