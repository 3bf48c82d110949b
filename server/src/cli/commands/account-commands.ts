import { SettingError } from '../../config.ts';
import { grantOperatorRole, revokeOperatorRole } from '../../features/accounts/index.ts';
import type { Command } from './command.ts';

function parseEmail([email = '']: string[]): string {
  if (!/^\S+@\S+$/.test(email)) throw new SettingError('Give the email address of the account.');
  return email;
}

export const accountCommands: Record<string, Command> = {
  'make-operator': {
    usage: 'make-operator EMAIL [--by NAME]',
    summary:
      'grants the operator role to the account of a verified address: it is signed out everywhere and must sign in again',
    async run(context, args, { by }) {
      const email = parseEmail(args);
      await grantOperatorRole(context, email, by?.trim() || 'operator');
      return `${email} is an operator and must sign in again.`;
    },
  },
  'end-operator': {
    usage: 'end-operator EMAIL [--by NAME]',
    summary: 'revokes the operator role of an account and signs it out everywhere',
    async run(context, args, { by }) {
      const email = parseEmail(args);
      await revokeOperatorRole(context, email, by?.trim() || 'operator');
      return `${email} is no longer an operator.`;
    },
  },
};
