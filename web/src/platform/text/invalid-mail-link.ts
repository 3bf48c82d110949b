/** For a signed link of a mail that cannot be read. */
export const INVALID_MAIL_LINK = 'This link is not valid. It may be incomplete. Please open it from the email.';
