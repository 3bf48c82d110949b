import list from './common-passwords.json' with { type: 'json' };
import leaked from './leaked-passwords.json' with { type: 'json' };

/** Common in India, by hand; and the most frequent ones of leaks, from zxcvbn 4.4.2 (docs/dependencies.md). */
const commonPasswords = new Set<string>([...list, ...leaked]);

/**
 * Whether a password is on the list of common passwords, in any case; guessing programs try these first (security 10).
 */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
