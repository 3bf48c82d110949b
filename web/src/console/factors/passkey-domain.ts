import { passkeyDomainOf } from '@aarambh/contract';
import { describeMissingSupport } from '../../platform/passkeys/passkey-support.ts';

/** Why this browser cannot use passkeys here; undefined when it can. */
export const describeMissingPasskeys = (): string | undefined =>
  describeMissingSupport(passkeyDomainOf(location.origin));
