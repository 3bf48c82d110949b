import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { CallDefinition } from '@aarambh/contract';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { SettingError } from '../../config.ts';
import type { ReceivedFile } from '../../infra/http/request-bodies/receive-form.ts';
import type { FileAnswer } from '../../infra/http/serve-call.ts';
import type { StaffAction, StaffInput } from '../../infra/http/staff-action.ts';
import { CallError } from '../../lib/call-error.ts';

interface Field {
  name: string;
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  choices: string[] | undefined;
  required: boolean;
}

const inputOf = (call: CallDefinition) => call.body ?? call.query ?? call.params;

/** Lists the fields of a call from its schema. */
function fieldsOf(call: CallDefinition): Field[] {
  const input = inputOf(call);
  if (!input) return [];
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as {
    properties: Record<string, { type?: Field['type']; enum?: string[] }>;
    required?: string[];
  };
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    type: property.type ?? 'string',
    choices: property.enum,
    required: schema.required?.includes(name) ?? false,
  }));
}

/** The command name of a call: `Operator/ScheduleInterview` is `schedule-interview`. */
export const commandName = (call: CallDefinition): string =>
  (call.path.split('/')[1] ?? '').replace(/(?<=.)(?=[A-Z])/g, '-').toLowerCase();

/** The usage line of a call's command. */
export function usageOf(call: CallDefinition): string {
  const options = fieldsOf(call).map(({ name, choices, type, required }) => {
    const value = choices
      ? choices.map((choice) => (choice.includes(' ') ? `"${choice}"` : choice)).join('|')
      : 'VALUE';
    const option = `--${name} ${value}${type === 'array' ? ' …' : ''}`;
    return required ? option : `[${option}]`;
  });
  if (call.file) options.push(`--${call.file.field} PATH`);
  if (call.reply.kind === 'file') options.push('--to PATH');
  return [commandName(call), ...options].join(' ');
}

/** Converts an option to the type of its field. Invalid text is passed on, so that the schema reports its own message. */
function read(type: Field['type'], typed: string): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;
  if (type === 'boolean' && (typed === 'true' || typed === 'false')) return typed === 'true';
  return typed;
}

async function readFile(call: CallDefinition, typed: string | undefined): Promise<ReceivedFile | undefined> {
  if (!call.file) return undefined;
  if (!typed) throw new SettingError(`Give the file with --${call.file.field} PATH.`);
  const path = resolve(typed);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new SettingError(`The file ${path} cannot be read.`);
  if (found.size > call.file.maxBytes) throw new CallError('too_large', call.file.tooLarge);
  return { path, name: basename(path), bytes: found.size };
}

/** Saves the file of a reply; an existing file is not replaced. */
async function saveFile({ stream, contentType }: FileAnswer, typed: string): Promise<string> {
  const path = resolve(typed);
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new SettingError(`The file ${path} exists already.`);
    throw error;
  }
  return `${path} has the file (${contentType}).`;
}

function describe(answer: unknown): string {
  const line = (row: object) =>
    Object.entries(row)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\t');
  if (Array.isArray(answer)) return answer.length === 0 ? 'No results.' : answer.map(line).join('\n');
  return typeof answer === 'object' && answer ? line(answer) : String(answer);
}

/**
 * Runs a staff action from the command line, with the same validation as its call.
 * @param typed the arguments after the command name
 * @returns the text to print
 * @throws {SettingError} naming the fields that are missing or wrong, {CallError} the rule's own refusals
 */
export async function runStaffAction(
  context: AppContext,
  { call, run }: StaffAction,
  typed: string[],
): Promise<string> {
  const fields = fieldsOf(call);
  const { values } = parseArgs({
    args: typed,
    options: {
      by: { type: 'string' },
      ...(call.reply.kind === 'file' ? { to: { type: 'string' } } : {}),
      ...(call.file ? { [call.file.field]: { type: 'string' } } : {}),
      ...Object.fromEntries(fields.map(({ name, type }) => [name, { type: 'string', multiple: type === 'array' }])),
    },
  });
  const given = values as Record<string, string | string[] | undefined>;
  const input = Object.fromEntries(
    fields
      .filter(({ name }) => given[name] !== undefined)
      .map(({ name, type }) => [name, type === 'array' ? given[name] : read(type, String(given[name]))]),
  );
  const parsed = inputOf(call)?.safeParse(input);
  if (parsed && !parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  --${path.join('.')}: ${message}`);
    throw new SettingError([`npm run operator -- ${usageOf(call)}`, ...problems].join('\n'));
  }
  const file = await readFile(call, call.file ? (given[call.file.field] as string | undefined) : undefined);
  const isFile = call.reply.kind === 'file';
  if (isFile && !given.to) throw new SettingError('Give the name of the file to save with --to PATH.');
  const by = (typeof given.by === 'string' && given.by.trim()) || 'operator';
  const part = call.body ? 'body' : call.query ? 'query' : 'params';
  const answer = await run(context, { [part]: parsed?.data, file, by } as unknown as StaffInput<CallDefinition>);
  return isFile ? await saveFile(answer as FileAnswer, String(given.to)) : describe(answer);
}
