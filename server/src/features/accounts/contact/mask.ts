const DOTS = '•••';

/** Masks an email address for a message that another person might read: `k•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}${DOTS}${email.slice(at)}`;
}

/** Masks a mobile number for a message that another person might read: `•••• 3210`. At most half of its digits show. */
export function maskMobile(mobileNo: string): string {
  const shown = Math.min(4, Math.floor(mobileNo.length / 2));
  return `•••• ${mobileNo.slice(mobileNo.length - shown)}`;
}
