import list from './common-passwords.json' with { type: 'json' };

const commonest = new Set<string>(list);

/** Whether a password is among the commonest, in any case; guessing programs try these first (security 10). */
export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase());
