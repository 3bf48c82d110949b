import type { OpenAppContext } from '../../runtime/open-app-context.ts';

/** Values of the command line options. */
export interface CommandOptions {
  cause?: string;
  by?: string;
  'discard-messages'?: boolean;
  revoke?: boolean;
}

/** An operator command. It works with and without a running server. */
export interface Command {
  usage: string;
  /** One line for the help. */
  summary: string;
  run(context: OpenAppContext, args: string[], options: CommandOptions): Promise<string>;
}
