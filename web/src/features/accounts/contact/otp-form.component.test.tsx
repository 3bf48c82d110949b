import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OtpForm } from './otp-form.tsx';

const TRIES_LEFT = 'This OTP is not correct. You have 4 tries left.';

it('the remaining tries stay visible while the next code is typed', async () => {
  const answers = [TRIES_LEFT, 'This OTP is not correct. You have 3 tries left.'];
  const screen = await render(
    <OtpForm
      otp={{ text: 'The OTP has been sent successfully.', expiresAt: Date.now() + 600_000, resendAt: 0 }}
      submitLabel="Verify"
      onSubmit={async () => answers.shift()}
      resending={false}
      onResend={async () => undefined}
    >
      Check your phone.
    </OtpForm>,
  );
  const field = screen.getByLabelText('Enter OTP');
  await field.fill('111111');
  await expect.element(screen.getByText(TRIES_LEFT)).toBeVisible();
  await field.fill('22222');
  await expect.element(field).toHaveValue('22222');
  await expect.element(screen.getByText(TRIES_LEFT)).toBeVisible();
  await field.fill('222222');
  await expect.element(screen.getByText(/You have 3 tries left/)).toBeVisible();
  await expect.element(screen.getByText(TRIES_LEFT)).not.toBeInTheDocument();
});

it('the message about a missing code disappears when typing starts', async () => {
  const screen = await render(
    <OtpForm
      otp={{ text: 'The OTP has been sent successfully.', expiresAt: Date.now() + 600_000, resendAt: 0 }}
      submitLabel="Verify"
      onSubmit={async () => undefined}
      resending={false}
      onResend={async () => undefined}
    >
      Check your phone.
    </OtpForm>,
  );
  await screen.getByRole('button', { name: 'Verify' }).click();
  await expect.element(screen.getByText('Please enter the OTP')).toBeVisible();
  await screen.getByLabelText('Enter OTP').fill('1');
  await expect.element(screen.getByText('Please enter the OTP')).not.toBeInTheDocument();
});
