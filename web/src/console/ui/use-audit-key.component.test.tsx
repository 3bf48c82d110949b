import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { signInStaff } from '../api/test-staff-session.ts';
import { useAuditKey } from './use-audit-key.ts';

function OpenRow() {
  useAuditKey({ targetKind: 'vacancy', targetID: 7 });
  return <h1>Mason</h1>;
}

it('opens what staff did with the row', async () => {
  signInStaff(['audit']);
  const screen = await renderScreen(OpenRow, { path: '/vacancies/7' });
  await expect.element(screen.getByText('Mason')).toBeVisible();
  await userEvent.keyboard('h');
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/audit?targetKind=vacancy&targetID=7');
});

it('does nothing for those who may not read the audit log', async () => {
  signInStaff(['vacancies']);
  const screen = await renderScreen(OpenRow, { path: '/vacancies/7' });
  await expect.element(screen.getByText('Mason')).toBeVisible();
  await userEvent.keyboard('h');
  await expect.element(screen.getByText('Mason')).toBeVisible();
});
