import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import { IdentityCard } from './identity-card.tsx';

const details = {
  ...{ fullName: 'Priya Raghunathan', email: 'priya@example.com', isEmailVerified: true, mobileNo: '9876543210' },
  ...{ mobileVerified: 'Not Verified', verifiedTag: 'Not Verified' },
};

it.each(['Pending', 'Approved'])('the status "%s" says that it is of the email and mobile number', async (status) => {
  signIn();
  await network.reply('**/api/**', { json: null });
  await network.reply('**/GetJobSeekerDetails/**', { json: { ...details, verificationStatus: status } });
  const screen = await renderScreen(() => <IdentityCard accountID={7} fullName="Priya" onChanged={() => undefined} />);
  const badge = screen.getByText(status, { exact: true });
  await expect.element(badge).toBeVisible();
  expect(badge.element().parentElement?.parentElement).toHaveTextContent(`Email and mobile number${status}`);
});

it.each([
  ['Verified', true, false],
  ['Un-Verified', false, true],
  ['Not Verified', false, false],
])(
  'with the tag "%s" the name is marked: %s, and what the plan needs is said: %s',
  async (verifiedTag, isMarked, isSaid) => {
    signIn();
    await network.reply('**/api/**', { json: null });
    await network.reply('**/GetJobSeekerDetails/**', {
      json: { ...details, verificationStatus: 'Pending', verifiedTag },
    });
    const screen = await renderScreen(() => (
      <IdentityCard accountID={7} fullName="Priya" onChanged={() => undefined} />
    ));
    await expect.element(screen.getByText('Pending', { exact: true })).toBeVisible();
    const heading = screen.getByRole('heading', { name: /^Priya Raghunathan/ });
    await expect
      .poll(() => heading.element().textContent)
      .toBe(isMarked ? 'Priya RaghunathanVerified' : 'Priya Raghunathan');
    expect(screen.getByText(/^Your plan has the Verified tag\./).elements()).toHaveLength(isSaid ? 1 : 0);
  },
);
