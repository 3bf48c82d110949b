import { forgotPasswordForm } from '@aarambh/contract';

export const schema = forgotPasswordForm;
