import { deleteAccountForm } from '@aarambh/contract';

/** `currentPassword` is missing for an account without a password, but never empty. */
export const schema = deleteAccountForm.refine((form) => form.currentPassword !== '', {
  path: ['currentPassword'],
  message: 'Current Password is required.',
});
