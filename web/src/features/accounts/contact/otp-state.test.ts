import { expect, it } from 'vitest';
import { afterOtpReply, minutesAndSeconds, secondsUntil } from './otp-state.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 0, 0);
const leftOf = (reply: { text: string; waitSeconds: number }) => {
  const { goodUntil, resendFrom } = afterOtpReply(reply, NOW);
  return { good: secondsUntil(goodUntil, NOW), resend: secondsUntil(resendFrom, NOW) };
};

it('an OTP just sent is good for ten minutes, and another may be asked for in one', () => {
  expect(leftOf({ text: 'The OTP has been sent successfully.', waitSeconds: 60 })).toEqual({ good: 600, resend: 60 });
});

it('one sent before the page was opened again is as old as it is', () => {
  const text = 'The OTP was sent successfully a moment ago.';
  expect(leftOf({ text, waitSeconds: 18 })).toEqual({ good: 558, resend: 18 });
});

it('a refusal leaves no OTP to wait for', () => {
  const text = 'Please wait 42 seconds before you ask for another OTP.';
  expect(leftOf({ text, waitSeconds: 42 })).toEqual({ good: 0, resend: 42 });
  expect(leftOf({ text: 'No mobile number provided for verification', waitSeconds: 0 })).toEqual({
    good: 0,
    resend: 0,
  });
});

it('the last second counts until it is over', () => {
  expect(secondsUntil(NOW + 1, NOW)).toBe(1);
  expect(secondsUntil(NOW, NOW)).toBe(0);
  expect(secondsUntil(NOW - 5_000, NOW)).toBe(0);
});

it.each([
  [600, '10:00'],
  [599, '09:59'],
  [61, '01:01'],
  [9, '00:09'],
  [0, '00:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
