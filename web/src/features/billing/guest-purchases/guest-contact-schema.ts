import { guestContact } from '@aarambh/contract';

export const schema = guestContact;
