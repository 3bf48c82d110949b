import { getOwnStaffAccount, getStaffProfile } from '@aarambh/contract';

/** What every change of the own account loads again: also the profile, which names the second factors. */
export const changedByOwnAccount = [getOwnStaffAccount, getStaffProfile] as const;
