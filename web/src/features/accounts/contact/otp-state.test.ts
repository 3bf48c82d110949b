import { expect, it } from 'vitest';
import { afterOtpReply, minutesAndSeconds, secondsUntil } from './otp-state.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 0, 0);
const remainingOf = (reply: { text: string; waitSeconds: number }) => {
  const { expiresAt, resendAt } = afterOtpReply(reply, NOW);
  return { expires: secondsUntil(expiresAt, NOW), resend: secondsUntil(resendAt, NOW) };
};

it('an OTP just sent expires in ten minutes, and another may be requested after one', () => {
  expect(remainingOf({ text: 'The OTP has been sent successfully.', waitSeconds: 60 })).toEqual({
    expires: 600,
    resend: 60,
  });
});

it('an OTP sent earlier expires correspondingly earlier', () => {
  const text = 'The OTP was sent successfully a moment ago.';
  expect(remainingOf({ text, waitSeconds: 18 })).toEqual({ expires: 558, resend: 18 });
});

it('there is no OTP after a refusal', () => {
  const text = 'Please wait 42 seconds before you request another OTP.';
  expect(remainingOf({ text, waitSeconds: 42 })).toEqual({ expires: 0, resend: 42 });
  expect(remainingOf({ text: 'No mobile number provided for verification', waitSeconds: 0 })).toEqual({
    expires: 0,
    resend: 0,
  });
});

it('a started second counts as a whole one', () => {
  expect(secondsUntil(NOW + 1, NOW)).toBe(1);
  expect(secondsUntil(NOW, NOW)).toBe(0);
  expect(secondsUntil(NOW - 5_000, NOW)).toBe(0);
});

it.each([
  [600, '10:00'],
  [599, '9:59'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
