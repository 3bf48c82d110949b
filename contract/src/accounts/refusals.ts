/** Replies to a valid registration, guest contact or password that is refused, with the field that each concerns. */
export const registrationRefusals = {
  emailTaken: 'An account with this email already exists. Please log in.',
  commonPassword: 'This password is too common. Please choose another.',
  indianMobile: 'Please enter a valid Indian mobile number: 10 digits starting with 6, 7, 8 or 9.',
} as const;

/** Reply to a wrong current password. */
export const WRONG_CURRENT_PASSWORD = 'The current password is incorrect.';
