import type { AddressForm } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findCityName, findStateName } from '../../places/index.ts';
import { dropUnprintable } from '../../vacancies/index.ts';
import { lockOwner } from '../owner.queries.ts';
import { findAddress, writeAddress } from './address.queries.ts';
import { savedOnOf } from './present-address.ts';

const SAVED = 'Address saved successfully';

interface Where {
  text: string;
  stateId: number;
  cityId: number;
}

/** @throws {CallError} bad_input when nothing of it can be seen */
function readText(field: 'curAddress' | 'resAddress', typed: string): string {
  const text = dropUnprintable(typed).trim();
  if (text !== '') return text;
  const message = field === 'curAddress' ? 'Current Address is required.' : 'Permanent Address is required.';
  throw new CallError('bad_input', message, { fields: [{ field, message }] });
}

/** Why a place is refused; nothing when the state exists and the city lies in it. */
function refusalOf({ stateId, cityId }: Where, which: 'current' | 'permanent'): string | undefined {
  if (!findStateName(stateId)) return `Please select ${which} state`;
  if (!findCityName(stateId, cityId)) return `Please select ${which} city`;
  return undefined;
}

/**
 * Saves both addresses of an account and answers the text people read (core §5); 'same as above' takes the current one
 * for the permanent one, whatever else was sent.
 * @throws {CallError} conflict when another tab saved since the form was filled, bad_input for an invisible address,
 *   not_signed_in for an account that was deleted meanwhile
 */
export async function saveAddress({ db, clock }: Pick<AppContext, 'db' | 'clock'>, form: AddressForm): Promise<string> {
  const current: Where = {
    text: readText('curAddress', form.curAddress),
    stateId: form.curState,
    cityId: form.curCity,
  };
  const permanent: Where = form.sameAsAbove
    ? current
    : { text: readText('resAddress', form.resAddress), stateId: form.resState, cityId: form.resCity };
  const refusal = refusalOf(current, 'current') ?? refusalOf(permanent, 'permanent');
  if (refusal) return refusal;

  return await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, form.accountID);
    const saved = await findAddress(transaction, form.accountID);
    if (form.savedOn !== undefined && form.savedOn !== savedOnOf(saved)) throw new CallError('conflict');
    // Later than the last one even within a millisecond, or that form would pass for this one.
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
