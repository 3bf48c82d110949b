import type { CallReply, staffSignIn } from '@aarambh/contract';

/** What follows a correct password, with the ticket that stands for it. */
export type NextStep = CallReply<typeof staffSignIn>;
