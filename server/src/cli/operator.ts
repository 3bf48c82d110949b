import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, SettingError } from '../config.ts';
import { copyPendingPictures, reviewPicture } from '../features/profile/index.ts';
import { closeVacancy, publishDraft } from '../features/vacancies/index.ts';
import { EmbeddedServerError } from '../infra/database/embedded/embedded-server.ts';
import { CallError } from '../lib/call-error.ts';
import { staffActions } from '../registry/staff-actions.ts';
import { type OpenAppContext, openAppContext } from '../runtime/open-app-context.ts';
import { accountCommands } from './commands/account-commands.ts';
import { type Command, numberOf } from './commands/command.ts';
import { couponCommands } from './commands/coupon-commands.ts';
import { jobCommands } from './commands/job-commands.ts';
import { paymentCommands } from './commands/payment-commands.ts';
import { planCommands } from './commands/plan-commands.ts';
import { commandName, runStaffAction, usageOf } from './commands/staff-commands.ts';

const verdicts = new Map([
  ['approve', 'Approved'],
  ['reject', 'Rejected'],
] as const);

const commands: Record<string, Command> = {
  'close-vacancy': {
    usage: 'close-vacancy ID --cause "position filled" [--by NAME]',
    does: 'closes a live vacancy: it leaves search, pages and sitemap at once and takes no more applications',
    async run(context, args, { cause, by }) {
      if (!cause?.trim()) throw new SettingError('Say why with --cause "…".');
      const id = numberOf('vacancy', args);
      await closeVacancy(context, id, { cause: cause.trim(), actor: by?.trim() || 'operator' });
      return `Vacancy ${id} is closed.`;
    },
  },
  'publish-vacancy': {
    usage: 'publish-vacancy ID [--cause "checked"] [--by NAME]',
    does: 'makes a draft vacancy live',
    async run(context, args, { cause, by }) {
      const id = numberOf('vacancy', args);
      await publishDraft(context, id, { cause: cause?.trim() || 'checked', actor: by?.trim() || 'operator' });
      return `Vacancy ${id} is live.`;
    },
  },
  'pending-pictures': {
    usage: 'pending-pictures FOLDER',
    does: 'copies the profile pictures that wait for a verdict into a folder, each named by its number',
    async run(context, args) {
      if (!args[0]) throw new SettingError('Name the folder they should be put into.');
      const folder = resolve(args[0]);
      const names = await copyPendingPictures(context, folder);
      return [`${names.length} pictures are in ${folder}.`, ...names.map((name) => `  ${name}`)].join('\n');
    },
  },
  'review-picture': {
    usage: 'review-picture ID approve|reject [--by NAME]',
    does: 'gives the verdict on a profile picture',
    async run(context, args, { by }) {
      const id = numberOf('picture', args);
      const status = verdicts.get(args[1] as 'approve' | 'reject');
      if (!status) throw new SettingError('Say approve or reject behind the number.');
      await reviewPicture(context, id, { status, by: by?.trim() || 'operator' });
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
    ...Object.values(commands).map(({ usage, does }) => `  ${usage}\n      ${does}`),
    ...staffActions.map(({ call }) => `  ${usageOf(call)} [--by NAME]\n      ${call.summary}`),
  ].join('\n');

/** A command with options of its own kind, read by Node's parser. */
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
