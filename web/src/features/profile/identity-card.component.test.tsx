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
