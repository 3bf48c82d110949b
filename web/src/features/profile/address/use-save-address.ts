import { type AddressForm, isSuccessText } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { dialogs } from '../../../ui/index.ts';
import { profileKeys, refreshScores } from '../profile-keys.ts';
import { getNamedAddress, saveAddress } from './address.api.ts';
import { askAboutNewerAddress } from './ask-about-newer-address.ts';

const CALL_FAILED = 'Something went wrong!';

/** The server's own words when it refused, the specification's when the call itself failed (core §8). */
const textOf = (error: unknown): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : CALL_FAILED;

/**
 * Saves an address and tells how it went.
 * @param since `savedOn` of the address the form began with
 * @param onReload loads the newer address when that was chosen after a conflict
 * @returns a function that answers whether the address was saved
 */
export function useSaveAddress(accountID: number, since: string, onReload: () => Promise<unknown>) {
  const queries = useQueryClient();
  const savedOn = useRef(since);

  async function settleConflict() {
    const newer = await getNamedAddress(api, accountID);
    if (await askAboutNewerAddress(newer)) await onReload();
    else savedOn.current = newer.savedOn;
  }

  async function send(form: Omit<AddressForm, 'accountID' | 'savedOn'>): Promise<boolean> {
    const text = await saveAddress(api, { ...form, accountID, savedOn: savedOn.current });
    if (!isSuccessText(text)) {
      await dialogs.error({ text });
      return false;
    }
    void queries.invalidateQueries({ queryKey: profileKeys.addressSaved(accountID) });
    void refreshScores(queries, accountID);
    await dialogs.success({ text });
    return true;
  }

  return async (form: Omit<AddressForm, 'accountID' | 'savedOn'>): Promise<boolean> => {
    try {
      return await send(form).catch((error) => {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        return settleConflict().then(() => false);
      });
    } catch (error) {
      await dialogs.error({ text: textOf(error) });
      return false;
    }
  };
}
