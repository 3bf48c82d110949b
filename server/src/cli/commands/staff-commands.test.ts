import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from '@aarambh/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { SettingError } from '../../config.ts';
import type { StaffAction } from '../../infra/http/staff-action.ts';
import { commandName, runStaffAction, usageOf } from './staff-commands.ts';

const folder = await mkdtemp(join(tmpdir(), 'aarambh-operator-'));
afterAll(() => rm(folder, { recursive: true }));

const reply = { kind: 'text', schema: z.string() } as const;

/** A call with a field of every type. */
const plantTree = call({
  method: 'POST',
  path: 'Operator/PlantTreeByHand',
  summary: 'Plant a tree.',
  source: 'a test',
  access: 'operator',
  body: z.strictObject({
    plotID: z.number('Name the plot by its number.').int('Name the plot by its number.'),
    kind: z.enum(['Neem', 'Silver oak']),
    height: z.number().max(30, 'No tree of ours is higher than 30 m.').default(1),
    isYoung: z.boolean().default(false),
    helpers: z.array(z.string().min(1, 'Name the helper.')).default([]),
    note: z.string().trim().max(10, 'Maximum 10 characters allowed').optional(),
  }),
  reply,
});

const sendPicture = call({
  method: 'POST',
  path: 'Operator/SendPicture',
  summary: 'Send a picture of a plot.',
  source: 'a test',
  access: 'operator',
  body: z.strictObject({ plotID: z.string().regex(/^\d+$/, 'Name the plot by its number.') }),
  file: { field: 'picture', maxBytes: 8, tooLarge: 'This picture is larger than 8 bytes.' },
  reply,
});

const listPlots = call({
  method: 'GET',
  path: 'Operator/ListPlots',
  summary: 'The plots of a village.',
  source: 'a test',
  access: 'operator',
  query: z.strictObject({ village: z.string() }),
  reply: { kind: 'json', schema: z.unknown() },
});

/** Runs a command; returns the printed text and the input that its rule received. */
async function run(definition: StaffAction['call'], typed: string[], answer?: unknown) {
  let given: unknown;
  const action: StaffAction = {
    call: definition,
    run: async (_context, input) => {
      given = input;
      return (answer ?? 'Done.') as never;
    },
  };
  const printed = await runStaffAction({} as AppContext, action, typed);
  return { printed, given };
}

const plant = ['--plotID', '7', '--kind', 'Neem'];

describe('the input of a rule', () => {
  it('has the types and defaults of the schema', async () => {
    const { printed, given } = await run(plantTree, plant);
    expect(printed).toBe('Done.');
    expect(given).toEqual({
      body: { plotID: 7, kind: 'Neem', height: 1, isYoung: false, helpers: [] },
      file: undefined,
      by: 'operator',
    });
  });

  it('includes decimals, booleans, repeated options and the actor', async () => {
    const more = ['--height', '2.5', '--isYoung', 'true', '--helpers', 'Asha', '--helpers', 'Ravi', '--by', ' Farah '];
    expect((await run(plantTree, [...plant, ...more])).given).toMatchObject({
      body: { height: 2.5, isYoung: true, helpers: ['Asha', 'Ravi'] },
      by: 'Farah',
    });
  });

  it('has an array for a repeatable option that is given once', async () => {
    expect((await run(plantTree, [...plant, '--helpers', 'Asha'])).given).toMatchObject({
      body: { helpers: ['Asha'] },
    });
  });

  it('is passed as query or body, as the call defines', async () => {
    expect((await run(listPlots, ['--village', 'Baner'])).given).toMatchObject({ query: { village: 'Baner' } });
  });
});

describe('invalid input is reported with the usage', () => {
  it.each([
    ['a missing field', ['--kind', 'Neem'], '--plotID: Name the plot by its number.'],
    ['words instead of a number', ['--plotID', 'seven', '--kind', 'Neem'], '--plotID: Name the plot by its number.'],
    ['a fraction for a whole number', ['--plotID', '7.5', '--kind', 'Neem'], '--plotID: Name the plot by its number.'],
    ['a number that is too large', [...plant, '--height', '31'], '--height: No tree of ours is higher than 30 m.'],
    [
      'an unknown choice',
      ['--plotID', '7', '--kind', 'Oak'],
      '--kind: Invalid option: expected one of "Neem"|"Silver oak"',
    ],
    ['an invalid boolean', [...plant, '--isYoung', 'perhaps'], '--isYoung: Invalid input: expected boolean'],
    ['a text that is too long', [...plant, '--note', 'a long story'], '--note: Maximum 10 characters allowed'],
    ['an empty array item', [...plant, '--helpers', 'Asha', '--helpers', ''], '--helpers.1: Name the helper.'],
  ])('%s', async (_what, typed, problem) => {
    const failed = run(plantTree, typed);
    await expect(failed).rejects.toThrow(SettingError);
    await expect(failed).rejects.toThrow(`npm run operator -- ${usageOf(plantTree)}\n  ${problem}`);
  });

  it('all problems at once', async () => {
    await expect(run(plantTree, [])).rejects.toThrow(/--plotID: .*\n {2}--kind: /);
  });

  it.each([
    ['an unknown option', [...plant, '--colour', 'green'], /Unknown option '--colour'/],
    ['a value without an option', [...plant, 'today'], /Unexpected argument 'today'/],
    ['an option without its value', ['--plotID'], /argument missing/],
  ])('%s', async (_what, typed, message) => {
    await expect(run(plantTree, typed)).rejects.toMatchObject({
      code: expect.stringMatching(/^ERR_PARSE_ARGS/),
      message: expect.stringMatching(message),
    });
  });
});

describe('a file', () => {
  it('is passed with its name and size', async () => {
    const path = join(folder, 'plot.png');
    await writeFile(path, '12345678');
    const { given } = await run(sendPicture, ['--plotID', '7', '--picture', path]);
    expect(given).toMatchObject({ body: { plotID: '7' }, file: { path, name: 'plot.png', bytes: 8 } });
  });

  it.each([
    ['not given', [], 'Give the file with --picture PATH.'],
    ['missing', ['--picture', join(folder, 'none.png')], `The file ${join(folder, 'none.png')} cannot be read.`],
    ['a folder', ['--picture', folder], `The file ${folder} cannot be read.`],
  ])('that is %s is reported', async (_what, typed, message) => {
    await expect(run(sendPicture, ['--plotID', '7', ...typed])).rejects.toThrow(new SettingError(message));
  });

  it('that is too large is refused with the text of the call', async () => {
    const path = join(folder, 'large.png');
    await writeFile(path, '123456789');
    await expect(run(sendPicture, ['--plotID', '7', '--picture', path])).rejects.toMatchObject({
      code: 'too_large',
      message: 'This picture is larger than 8 bytes.',
    });
  });
});

describe('a reply', () => {
  it.each<[string, unknown, string]>([
    ['one object', { plotID: 7, village: 'Baner' }, 'plotID: 7\tvillage: Baner'],
    ['a list', [{ plotID: 7 }, { plotID: 8 }], 'plotID: 7\nplotID: 8'],
    ['an empty list', [], 'No results.'],
  ])('of %s is printed', async (_what, answer, printed) => {
    expect((await run(listPlots, ['--village', 'Baner'], answer)).printed).toBe(printed);
  });
});

it('name and usage of a command come from its call', () => {
  expect(commandName(plantTree)).toBe('plant-tree-by-hand');
  expect(usageOf(plantTree)).toBe(
    'plant-tree-by-hand --plotID VALUE --kind Neem|"Silver oak" [--height VALUE] [--isYoung VALUE] [--helpers VALUE …] [--note VALUE]',
  );
  expect(usageOf(sendPicture)).toBe('send-picture --plotID VALUE --picture PATH');
});
