import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { SettingError } from '../config.ts';

interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

/**
 * Asks for confirmation of a change at the terminal. With `yes` (the option `--yes`, for scripts) it does not ask.
 * @param change a sentence that says what will change
 * @throws {SettingError} when it is not confirmed, or the input is not a terminal
 */
export async function confirmChange(
  change: string,
  { yes = false }: { yes?: boolean | undefined },
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<void> {
  if (yes) return;
  if (!input.isTTY) throw new SettingError(`${change} Nothing was changed: add --yes to confirm.`);
  const reader = createInterface({ input, output });
  // The promise of an answer never settles when the input ends first.
  const ended = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
  const answer = await Promise.race([reader.question(`${change} Continue? (y/N) `), ended]);
  reader.close();
  if (!/^\s*y(?:es)?\s*$/i.test(answer)) throw new SettingError('Nothing was changed.');
}
