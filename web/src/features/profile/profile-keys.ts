import type { QueryClient } from '@tanstack/react-query';

const accountKey = (name: string) => (accountID: number) => ['profile', accountID, name] as const;

/** Query keys of the profile data of an account. */
export const profileKeys = {
  details: accountKey('details'),
  scores: accountKey('scores'),
  avatar: accountKey('avatar'),
  addressSaved: accountKey('address-saved'),
  locations: accountKey('locations'),
  skills: accountKey('skills'),
  history: accountKey('history'),
} as const;

/** Query key of the work modes, which are the same for all accounts. */
export const jobModesKey = ['job-modes'] as const;

/** Refetches the profile progress after a change that may affect it. */
export const refreshScores = (queries: QueryClient, accountID: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: profileKeys.scores(accountID) });
