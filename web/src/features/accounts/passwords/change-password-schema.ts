import { changePasswordForm } from '@aarambh/contract';

export const schema = changePasswordForm;
