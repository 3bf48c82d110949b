import { signInForm } from '@aarambh/contract';

export const schema = signInForm;
