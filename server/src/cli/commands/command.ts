import { SettingError } from '../../config.ts';
import type { OpenAppContext } from '../../runtime/open-app-context.ts';

/** What may stand behind a command with two dashes. */
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
}

/** What staff do from the command line until they have a console. Works beside a running server and without one. */
export interface Command {
  usage: string;
  does: string;
  run(context: OpenAppContext, args: string[], options: CommandOptions): Promise<string>;
}

/**
 * The id a command is given first.
 * @throws {SettingError} when it is none
 */
export function numberOf(what: string, args: string[]): number {
  const id = Number(args[0]);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647)
    throw new SettingError(`Name the ${what} by its number, for example 42.`);
  return id;
}
