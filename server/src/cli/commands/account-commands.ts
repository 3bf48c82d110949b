import { SettingError } from '../../config.ts';
import { endAdminByCommand, inviteFirstAdmin } from '../../features/staff/index.ts';
import type { Command } from './command.ts';

export const accountCommands: Record<string, Command> = {
  'first-admin': {
    usage: 'first-admin EMAIL "FULL NAME"',
    summary: 'invites the first administrator of the staff console, or invites again while none has signed in',
    async run(context, [email = '', ...names]) {
      const fullName = names.join(' ').trim();
      if (!/^\S+@\S+$/.test(email) || !fullName) throw new SettingError('Give the email and the full name.');
      const link = await inviteFirstAdmin(context, { email, fullName });
      return `${fullName} sets a password and a second factor within three days at\n${link}`;
    },
  },
  'end-admin': {
    usage: 'end-admin EMAIL --cause TEXT --by EMAIL',
    summary: 'ends the account of an administrator who cannot be reached; the console asks a second one for it',
    run: (context, [email = ''], { cause, by }) => endAdminByCommand(context, { email, cause, by }),
  },
};
