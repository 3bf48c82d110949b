import { declineForm } from '@aarambh/contract';

export const schema = declineForm;
