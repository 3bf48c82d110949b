import { resetPasswordForm } from '@aarambh/contract';

export const schema = resetPasswordForm;
