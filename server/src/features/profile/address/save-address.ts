import type { AddressForm } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { dropUnprintable } from '../../../lib/text/clean-text.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import { findCityName, findStateName } from '../../places/index.ts';
import { findAddress, writeAddress } from './address.queries.ts';
import { savedOnOf } from './present-address.ts';

const SAVED = 'Address saved successfully';

interface PostalAddress {
  text: string;
  stateId: number;
  cityId: number;
}

/** @throws {CallError} bad_input when nothing of the text is visible */
function readText(field: 'curAddress' | 'resAddress', typed: string): string {
  const text = dropUnprintable(typed).trim();
  if (text !== '') return text;
  const message = field === 'curAddress' ? 'Current Address is required.' : 'Permanent Address is required.';
  throw new CallError('bad_input', message, { fields: [{ field, message }] });
}

/** The refusal of an unknown state or of a city outside it; undefined otherwise. */
function findRefusal({ stateId, cityId }: PostalAddress, which: 'current' | 'permanent'): string | undefined {
  if (!findStateName(stateId)) return `Please select ${which} state`;
  if (!findCityName(stateId, cityId)) return `Please select ${which} city`;
  return undefined;
}

/**
 * Saves both addresses of an account and returns the reply text (core §5); 'same as above' uses the current address as
 * the permanent one, whatever else was sent.
 * @throws {CallError} conflict when another tab saved after the form was loaded (optimistic locking), bad_input for an
 *   invisible address, not_signed_in when the account was deleted meanwhile
 */
export async function saveAddress({ db, clock }: Pick<AppContext, 'db' | 'clock'>, form: AddressForm): Promise<string> {
  const current: PostalAddress = {
    text: readText('curAddress', form.curAddress),
    stateId: form.curState,
    cityId: form.curCity,
  };
  const permanent: PostalAddress = form.sameAsAbove
    ? current
    : { text: readText('resAddress', form.resAddress), stateId: form.resState, cityId: form.resCity };
  const refusal = findRefusal(current, 'current') ?? findRefusal(permanent, 'permanent');
  if (refusal) return refusal;

  return await db.transaction().execute(async (transaction) => {
    await lockSignedInAccount(transaction, form.accountID);
    const saved = await findAddress(transaction, form.accountID);
    if (form.savedOn !== undefined && form.savedOn !== savedOnOf(saved)) throw new CallError('conflict');
    // Strictly increasing, even within one millisecond, so that every save has its own version.
    const savedAt = Math.max(clock.now().getTime(), (saved?.saved_at.getTime() ?? 0) + 1);
    await writeAddress(transaction, {
      account_id: form.accountID,
      current_address: current.text,
      current_state_id: current.stateId,
      current_city_id: current.cityId,
      same_as_current: form.sameAsAbove,
      permanent_address: permanent.text,
      permanent_state_id: permanent.stateId,
      permanent_city_id: permanent.cityId,
      saved_at: new Date(savedAt),
    });
    return SAVED;
  });
}
