/** Messages for OTP calls that failed (core §8). */
export const otpFailures = {
  submit: 'An error occurred while submitting the OTP. Please try again later.',
  resend: 'An error occurred while resending the OTP. Please try again later.',
} as const;

/** The page after a successful verification (core §4). */
export const AFTER_OTP = '/profile/update';
