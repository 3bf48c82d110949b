import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, SettingError } from '../config.ts';
import { copyPendingAvatars, reviewAvatar } from '../features/profile/index.ts';
import { EmbeddedServerError } from '../infra/database/embedded/embedded-server.ts';
import { CallError } from '../lib/call-error.ts';
import { staffActions } from '../registry/staff-actions.ts';
import { type OpenAppContext, openAppContext } from '../runtime/open-app-context.ts';
import { accountCommands } from './commands/account-commands.ts';
import { type Command, parseId } from './commands/command.ts';
import { couponCommands } from './commands/coupon-commands.ts';
import { jobCommands } from './commands/job-commands.ts';
import { paymentCommands } from './commands/payment-commands.ts';
import { planCommands } from './commands/plan-commands.ts';
import { commandName, runStaffAction, usageOf } from './commands/staff-commands.ts';
import { vacancyCommands } from './commands/vacancy-commands.ts';

const reviewDecisions = new Map([
  ['approve', 'Approved'],
  ['reject', 'Rejected'],
] as const);

const commands: Record<string, Command> = {
  ...vacancyCommands,
  'pending-pictures': {
    usage: 'pending-pictures FOLDER',
    summary: 'copies the profile pictures that are waiting for review into a folder, each named by its number',
    async run(context, args) {
      if (!args[0]) throw new SettingError('Give the folder to copy the pictures into.');
      const folder = resolve(args[0]);
      const names = await copyPendingAvatars(context, folder);
      return [`${names.length} pictures are in ${folder}.`, ...names.map((name) => `  ${name}`)].join('\n');
    },
  },
  'review-picture': {
    usage: 'review-picture ID approve|reject [--by NAME]',
    summary: 'approves or rejects a profile picture',
    async run(context, args, { by }) {
      const id = parseId('picture', args);
      const status = reviewDecisions.get(args[1] as 'approve' | 'reject');
      if (!status) throw new SettingError('Give approve or reject after the number.');
      await reviewAvatar(context, id, { status, by: by?.trim() || 'operator' });
      return `Picture ${id} is ${status.toLowerCase()}.`;
    },
  },
  ...accountCommands,
  ...planCommands,
  ...couponCommands,
  ...paymentCommands,
  ...jobCommands,
};

const help = () =>
  [
    'npm run operator -- COMMAND',
    ...Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
    ...staffActions.map(({ call }) => `  ${usageOf(call)} [--by NAME]\n      ${call.summary}`),
  ].join('\n');

/** Parses the options of an operator command and runs it. */
async function runCommand(context: OpenAppContext, command: Command, typed: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: typed,
    allowPositionals: true,
    options: {
      cause: { type: 'string' },
      by: { type: 'string' },
      amount: { type: 'string' },
      'from-ctc': { type: 'string' },
      for: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      'max-uses': { type: 'string' },
      'per-buyer': { type: 'string' },
      unlisted: { type: 'boolean' },
      company: { type: 'string' },
      source: { type: 'string' },
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean' },
    },
  });
  return await command.run(context, positionals, values);
}

try {
  const [name = '', ...typed] = process.argv.slice(2);
  const command = commands[name];
  const action = staffActions.find(({ call }) => commandName(call) === name);
  if (typed.includes('--help') || !(command || action)) {
    console.log(help());
    process.exit(typed.includes('--help') || name === '--help' ? 0 : 2);
  }
  const context = await openAppContext(readConfig({ LOG_LEVEL: 'error', ...process.env }), { connections: 2 });
  try {
    if (action) console.log(await runStaffAction(context, action, typed));
    else if (command) console.log(await runCommand(context, command, typed));
  } finally {
    await context.close();
  }
} catch (error) {
  const expected = error instanceof SettingError || error instanceof EmbeddedServerError || error instanceof CallError;
  const misused = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(expected || misused ? (error as Error).message : error);
  process.exitCode = 1;
}
