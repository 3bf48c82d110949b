import type { CallReply, staffSignIn } from '@aarambh/contract';

/** The next step after a correct password, with the ticket that proves it. */
export type NextStep = CallReply<typeof staffSignIn>;
