import { expect, it } from 'vitest';
import { network } from '../../../testing/network.ts';
import { renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { ContactDetails } from './contact-details.tsx';

const details = {
  ...{ fullName: 'Priya Raghunathan', email: 'priya@example.com', isEmailVerified: true, mobileNo: '' },
  ...{ mobileVerified: 'Not Verified', verifiedTag: 'Not Verified', verificationStatus: 'Pending' },
};

async function openDetails(change: object) {
  signIn();
  await network.reply('**/GetJobSeekerDetails/**', { json: { ...details, ...change } });
  return renderScreen(() => <ContactDetails accountID={7} />);
}

it.each(['', '9876543210'])('the verify button shows for an unverified mobile number: %j', async (mobileNo) => {
  const screen = await openDetails({ mobileNo });
  const verify = screen.getByRole('link', { name: 'Verify mobile number' });
  await expect.element(verify).toHaveAttribute('href', '/profile/verify-mobile');
});

it('the verify button does not show for a verified mobile number', async () => {
  const screen = await openDetails({ mobileNo: '9876543210', mobileVerified: 'Verified' });
  await expect.element(screen.getByRole('button', { name: 'Edit mobile number' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Verify mobile number' })).not.toBeInTheDocument();
});
