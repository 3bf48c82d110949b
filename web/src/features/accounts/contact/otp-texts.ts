/** What people read when a call about an OTP fails (core §8). */
export const otpFailures = {
  submit: 'An error occurred while submitting the OTP. Please try again later.',
  resend: 'An error occurred while resending the OTP. Please try again later.',
} as const;

/** Where somebody goes on whose number or address is verified (core §4). */
export const AFTER_OTP = '/profile/update';
