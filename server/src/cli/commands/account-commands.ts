import { SettingError } from '../../config.ts';
import { endOperator, makeOperator } from '../../features/accounts/index.ts';
import type { Command } from './command.ts';

function emailOf([email = '']: string[]): string {
  if (!/^\S+@\S+$/.test(email)) throw new SettingError('Name the account by its email address.');
  return email;
}

export const accountCommands: Record<string, Command> = {
  'make-operator': {
    usage: 'make-operator EMAIL [--by NAME]',
    does: 'makes the account of a verified address one of our staff: it is signed out everywhere, and may make the calls of operators once it signs in anew',
    async run(context, args, { by }) {
      const email = emailOf(args);
      await makeOperator(context, email, by?.trim() || 'operator');
      return `${email} is an operator and signs in anew.`;
    },
  },
  'end-operator': {
    usage: 'end-operator EMAIL [--by NAME]',
    does: 'makes the account of an operator a job seeker’s again and signs it out everywhere',
    async run(context, args, { by }) {
      const email = emailOf(args);
      await endOperator(context, email, by?.trim() || 'operator');
      return `${email} is no longer an operator.`;
    },
  },
};
