import { type CreditUse, returnCredit } from '@aarambh/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { showToast } from '../../ui/index.ts';
import { unreadQuery } from '../navigation/index.ts';
import { creditUsesKey, listCreditUses, listingKey } from './listings.api.ts';

/** Query for the credits that the priority listing of an account has used. */
export const useCreditUses = (accountID: number) =>
  useQuery({ queryKey: creditUsesKey(accountID), queryFn: () => listCreditUses(api, accountID) });

/** Returns the credit of a listed job as not relevant, and reloads what shows it. */
export function useReturnCredit(accountID: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ creditUseID }: CreditUse) => api(returnCredit, { body: { accountID, creditUseID } }),
    onSuccess: (_reply, { jobTitle }) => showToast(`Credit returned: ${jobTitle} has left your listing`),
    onError: (error) => showToast(failureText(error, 'The credit was not returned. Please try again.')),
    onSettled: () =>
      Promise.all(
        [
          creditUsesKey(accountID),
          listingKey(accountID, 'priority'),
          ['purchases', accountID],
          unreadQuery(accountID).queryKey,
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}
