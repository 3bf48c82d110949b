import { accountCommands } from './account-commands.ts';
import type { Command } from './command.ts';
import { jobCommands } from './job-commands.ts';
import { restoreCommands } from './restore-commands.ts';
import { screeningCommands } from './screening-commands.ts';
import { secretCommands } from './secret-commands.ts';

/** The operator commands by name. */
export const commands: Record<string, Command> = {
  ...accountCommands,
  ...jobCommands,
  ...restoreCommands,
  ...screeningCommands,
  ...secretCommands,
};
