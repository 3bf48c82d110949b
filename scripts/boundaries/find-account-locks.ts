/** The only file that locks rows of accounts, so that there is one lock order. */
const ACCOUNT_LOCK = 'server/src/features/accounts/account-lock.queries.ts';

/** A query that locks rows of accounts, by the query builder or in SQL, up to the end of the statement or template. */
const locks = [
  /selectFrom\('accounts(?: as \w+)?'\)[^;]*?\.for(?:NoKeyUpdate|Update|KeyShare|Share)\((?:\)|'accounts)/g,
  /\bfrom accounts\b(?:(?!\(select)[^`;)])*?\bfor (?:no key update|update|key share|share)\b(?! of (?!accounts))/g,
];

/**
 * Finds queries that lock an account without the account lock (account-lock.queries.ts).
 * @returns the source text of each
 */
export const findAccountLocks = (file: string, code: string): string[] =>
  file === ACCOUNT_LOCK ? [] : locks.flatMap((lock) => code.match(lock) ?? []);
