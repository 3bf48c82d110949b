import type { QueryClient } from '@tanstack/react-query';

const keyOf = (name: string) => (accountID: number) => ['profile', accountID, name] as const;

/** The keys under which the pages of the profile keep what belongs to an account. */
export const profileKeys = {
  details: keyOf('details'),
  scores: keyOf('scores'),
  picture: keyOf('picture'),
  addressSaved: keyOf('address-saved'),
  locations: keyOf('locations'),
  skills: keyOf('skills'),
} as const;

/** Work modes belong to nobody. */
export const jobModesKey = ['job-modes'] as const;

/** Reads the profile progress again, after something was saved that may count. */
export const refreshScores = (queries: QueryClient, accountID: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: profileKeys.scores(accountID) });
