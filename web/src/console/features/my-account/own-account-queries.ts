import { getOwnStaffAccount, getStaffProfile } from '@aarambh/contract';

/** Queries that every change of the own account invalidates: also the profile, which names the second factors. */
export const ownAccountQueries = [getOwnStaffAccount, getStaffProfile] as const;
