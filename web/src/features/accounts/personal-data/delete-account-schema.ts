import { deleteAccountForm } from '@aarambh/contract';

/** Only an account without a password has no such field. */
export const schema = deleteAccountForm.refine((form) => form.currentPassword !== '', {
  path: ['currentPassword'],
  message: 'Current Password is required.',
});
