import type { AddressForm } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { dialogs } from '../../../ui/index.ts';
import { profileKeys, refreshScores } from '../profile-keys.ts';
import { getNamedAddress, saveAddress } from './address.api.ts';
import { confirmNewerAddress } from './confirm-newer-address.ts';
import { CALL_FAILED, settleAddressSave } from './save-outcome.ts';

/**
 * Saves an address and shows the result in a dialog. Optimistic concurrency: an address that was saved elsewhere is not
 * overwritten before the user has chosen.
 * @param initialVersion `savedOn` of the address the form was opened with
 * @param onReload loads the newer address when the user chose it after a conflict
 * @returns a function that resolves to whether the address was saved
 */
export function useSaveAddress(accountID: number, initialVersion: string, onReload: () => Promise<unknown>) {
  const queries = useQueryClient();
  const savedOn = useRef(initialVersion);

  async function resolveConflict() {
    try {
      const newer = await getNamedAddress(api, accountID);
      if (await confirmNewerAddress(newer)) await onReload();
      else savedOn.current = newer.savedOn;
    } catch (error) {
      await dialogs.error({ text: failureText(error, CALL_FAILED) });
    }
  }

  return async (form: Omit<AddressForm, 'accountID' | 'savedOn'>): Promise<boolean> => {
    const outcome = await settleAddressSave(saveAddress(api, { ...form, accountID, savedOn: savedOn.current }));
    switch (outcome.kind) {
      case 'saved':
        void queries.invalidateQueries({ queryKey: profileKeys.addressSaved(accountID) });
        void refreshScores(queries, accountID);
        await dialogs.success({ text: outcome.text });
        return true;
      case 'failed':
        await dialogs.error({ text: outcome.text });
        return false;
      case 'conflict':
        await resolveConflict();
        return false;
    }
  };
}
