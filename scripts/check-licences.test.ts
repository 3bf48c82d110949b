import { expect, it } from 'vitest';
import { listUnlicensed } from './check-licences.ts';

it('names packages without an allowed licence', () => {
  const unlicensed = listUnlicensed({
    '': { version: '1.0.0' },
    'node_modules/@aarambh/web': { link: true },
    'node_modules/kind': { version: '1.0.0', license: 'MIT' },
    'node_modules/kind/node_modules/choice': { version: '1.0.0', license: '(GPL-3.0-only OR Apache-2.0)' },
    'node_modules/both': { version: '1.0.0', license: 'GPL-3.0-only AND MIT' },
    'node_modules/@a/strict': { version: '2.0.0', license: 'AGPL-3.0-only' },
    'node_modules/silent': { version: '3.0.0' },
    'node_modules/vague': { version: '4.0.0', license: 'SEE LICENSE IN README.md' },
  });
  expect(unlicensed).toEqual([
    'both@1.0.0: GPL-3.0-only AND MIT',
    '@a/strict@2.0.0: AGPL-3.0-only',
    'silent@3.0.0: no licence stated',
    'vague@4.0.0: SEE LICENSE IN README.md',
  ]);
});
