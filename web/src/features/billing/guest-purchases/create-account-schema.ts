import { createAccountForm } from '@aarambh/contract';

export const schema = createAccountForm;
