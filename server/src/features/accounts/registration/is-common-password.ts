import list from './common-passwords.json' with { type: 'json' };

const commonPasswords = new Set<string>(list);

/**
 * Whether a password is on the list of common passwords, in any case; guessing programs try these first (security 10).
 */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
