import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rolePermissions, staffPermissions, staffRoles } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';

const root = resolve(import.meta.dirname, '../../../..');
const read = (path: string) => readFile(resolve(root, path), 'utf8');
const page = await read('docs/operators.md');
const lines = page.split('\n');

const START = 'npm run operator -- ';
/** The first word of each example of the page. */
const exampleNames = lines
  .filter((line) => line.startsWith(START))
  .map((line) => line.slice(START.length).split(' ', 1)[0] as string);

describe('docs/operators.md', () => {
  it.each(Object.entries(commands))('has %s with the usage of the help and an example', (name, { usage }) => {
    expect(lines).toContain(usage);
    expect(exampleNames).toContain(name);
  });

  it('shows no command that does not exist', () => {
    const unknown = exampleNames.filter((name) => name !== 'COMMAND' && name !== '--help' && !commands[name]);
    expect(unknown).toEqual([]);
  });

  it.each(staffPermissions)('says which roles have the permission %s', (permission) => {
    const table = lines.slice(lines.findIndex((line) => line.startsWith('| permission |')));
    expect(table[0]?.split('|').slice(3, -1)).toEqual(staffRoles.map((role) => ` ${role} `));
    const row = table.find((line) => line.startsWith(`| ${permission} |`));
    const marks = row?.split('|').slice(3, -1);
    const allowed = staffRoles.map((role) => (rolePermissions[role].includes(permission) ? 'yes' : ''));
    expect(marks?.map((mark) => mark.trim())).toEqual(allowed);
  });

  it('names every screen of the menu with its key', async () => {
    const menu = await read('web/src/console/shell/menu.ts');
    const entries = [...menu.matchAll(/label: '([^']+)'.*key: '(\w)' }/g)];
    expect(entries.length).toBeGreaterThan(10);
    for (const [, label, key] of entries) expect(page).toContain(`*${label}* (\`g ${key}\``);
  });

  it('names buttons, filters and screens as the console does', async () => {
    const sources = ['web/src/console', 'contract/src/staff', 'server/src/features/staff'].flatMap((folder) =>
      globSync('**/*.{ts,tsx}', { cwd: resolve(root, folder), exclude: ['**/*.test.*'] }).map((file) =>
        resolve(root, folder, file),
      ),
    );
    const console = (await Promise.all(sources.map((file) => readFile(file, 'utf8')))).join('\n');
    // The menus are named with their keys; a name with an ellipsis goes on with the name of a company or source.
    const names = [...page.matchAll(/\*([A-Z][^*\n]+)\*/g)].map(([, name = '']) => name.replace(/ …$/, ''));
    expect(names.length).toBeGreaterThan(50);
    expect([...new Set(names)].filter((name) => !console.includes(name))).toEqual([]);
  });

  it('lists the staff accounts of the demo', async () => {
    const demo = await read('server/src/features/staff/demo/demo-staff.ts');
    const accounts = [...demo.matchAll(/role: '(\w+)', fullName: '([^']+)', email: '([^']+)'/g)];
    expect(accounts).toHaveLength(staffRoles.length);
    for (const [, role, fullName, email] of accounts)
      expect(lines).toContain(`| ${role} | ${fullName} | \`${email}\` |`);
    const password = /DEMO_STAFF_PASSWORD = '([^']+)'/.exec(demo)?.[1];
    expect(page).toContain(`\`${password}\``);
  });

  it('shows pictures of the console that exist', async () => {
    const pictures = [...page.matchAll(/gallery\/(console-[\w-]+\.png)/g)].map(([, name]) => name);
    expect(pictures.length).toBeGreaterThan(5);
    expect(await readdir(resolve(root, 'docs/gallery'))).toEqual(expect.arrayContaining(pictures));
  });
});
