import type { AddressForm, NamedAddress } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { dialogs, showToast } from '../../../ui/index.ts';
import { profileKeys, refreshScores } from '../profile-keys.ts';
import { getNamedAddress, saveAddress } from './address.api.ts';
import { CALL_FAILED, settleAddressSave } from './save-outcome.ts';

/**
 * Saves an address and shows the result in a dialog. Optimistic concurrency: an address that was saved elsewhere is not
 * overwritten before the user has chosen.
 * @param initialVersion `savedOn` of the address the form was opened with
 * @returns `save` resolves to whether the address was saved; `newer` is the address of a conflict, `keepTyped` lets the next
 * save replace it
 */
export function useSaveAddress(accountID: number, initialVersion: string) {
  const queries = useQueryClient();
  const savedOn = useRef(initialVersion);
  const [newer, setNewer] = useState<NamedAddress>();

  async function showConflict() {
    try {
      setNewer(await getNamedAddress(api, accountID));
    } catch (error) {
      showToast(failureText(error, CALL_FAILED));
    }
  }

  function keepTyped() {
    if (newer) savedOn.current = newer.savedOn;
    setNewer(undefined);
  }

  async function save(form: Omit<AddressForm, 'accountID' | 'savedOn'>): Promise<boolean> {
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
        await showConflict();
        return false;
    }
  }

  return { save, newer, keepTyped };
}
