import { parseArgs } from 'node:util';
import { readConfig, SettingError } from '../config.ts';
import { EmbeddedServerError } from '../infra/database/embedded/embedded-server.ts';
import { CallError } from '../lib/call-error.ts';
import { type OpenAppContext, openAppContext } from '../runtime/open-app-context.ts';
import type { Command } from './commands/command.ts';
import { commands } from './commands/commands.ts';

const help = () =>
  [
    'npm run operator -- COMMAND',
    ...Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
  ].join('\n');

/** Parses the options of an operator command and runs it. */
async function runCommand(context: OpenAppContext, command: Command, typed: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: typed,
    allowPositionals: true,
    options: {
      cause: { type: 'string' },
      by: { type: 'string' },
      'discard-messages': { type: 'boolean' },
      revoke: { type: 'boolean' },
    },
  });
  return await command.run(context, positionals, values);
}

try {
  const [name = '', ...typed] = process.argv.slice(2);
  const command = commands[name];
  if (typed.includes('--help') || !command) {
    console.log(help());
    process.exit(typed.includes('--help') || name === '--help' ? 0 : 2);
  }
  const context = await openAppContext(readConfig({ LOG_LEVEL: 'error', ...process.env }), { connections: 2 });
  try {
    console.log(await runCommand(context, command, typed));
  } finally {
    await context.close();
  }
} catch (error) {
  const expected = error instanceof SettingError || error instanceof EmbeddedServerError || error instanceof CallError;
  const misused = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(expected || misused ? (error as Error).message : error);
  process.exitCode = 1;
}
