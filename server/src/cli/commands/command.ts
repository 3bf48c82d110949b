import { SettingError } from '../../config.ts';
import type { OpenAppContext } from '../../runtime/open-app-context.ts';

/** Values of the command line options. */
export interface CommandOptions {
  cause?: string;
  by?: string;
  amount?: string;
  'from-ctc'?: string;
  for?: string;
  from?: string;
  until?: string;
  'max-uses'?: string;
  'per-buyer'?: string;
  unlisted?: boolean;
  company?: string;
  source?: string;
  'dry-run'?: boolean;
  yes?: boolean;
}

/** An operator command. It works with and without a running server. */
export interface Command {
  usage: string;
  /** One line for the help. */
  summary: string;
  run(context: OpenAppContext, args: string[], options: CommandOptions): Promise<string>;
}

/**
 * Parses the id in the first argument of a command.
 * @throws {SettingError} when it is not a valid id
 */
export function parseId(what: string, args: string[]): number {
  const id = Number(args[0]);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647)
    throw new SettingError(`Give the number of the ${what}, for example 42.`);
  return id;
}
