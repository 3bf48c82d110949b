import { CallError } from '../../../lib/call-error.ts';
import { isCommonPassword } from '../../accounts/index.ts';

/** @throws {CallError} bad_input, at the field, for a password that is too common */
export function requireUncommonPassword(field: string, password: string): void {
  if (!isCommonPassword(password)) return;
  throw new CallError('bad_input', 'This password is too common.', {
    fields: [{ field, message: 'This password is too common. Please choose another one.' }],
  });
}
