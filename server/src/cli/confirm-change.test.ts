import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { SettingError } from '../config.ts';
import { confirmChange } from './confirm-change.ts';

/** A terminal at which somebody types a line. */
const terminal = (typed: string) => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  input.end(`${typed}\n`);
  return { input, output: new PassThrough() };
};

it.each(['y', 'yes', ' Yes '])('accepts %j', async (typed) => {
  const { input, output } = terminal(typed);
  await confirmChange('3 vacancies will be closed.', {}, { input, output });
  expect(String(output.read())).toContain('3 vacancies will be closed. Continue? (y/N)');
});

it.each(['', 'n', 'yesterday'])('refuses %j', async (typed) => {
  await expect(confirmChange('A change.', {}, terminal(typed))).rejects.toThrow('Nothing was changed.');
});

it('refuses an input that ends without an answer', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  input.end();
  const ended = confirmChange('A change.', {}, { input, output: new PassThrough() });
  await expect(ended).rejects.toThrow('Nothing was changed.');
});

it('does not ask with --yes, and refuses to go on without a terminal', async () => {
  const { output } = terminal('');
  const input = Object.assign(new PassThrough(), { isTTY: false });
  await confirmChange('A change.', { yes: true }, { input, output });
  const refused = confirmChange('A change.', {}, { input, output });
  await expect(refused).rejects.toThrow(SettingError);
  await expect(refused).rejects.toThrow('A change. Nothing was changed: add --yes to confirm.');
});
