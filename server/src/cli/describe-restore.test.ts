import { expect, it } from 'vitest';
import type { RestoreReport } from '../infra/backup/restore/restore-backup.ts';
import { describeRestore } from './describe-restore.ts';

const complete = {
  base: { id: '20261123T120000Z-7-abc123', host: 'machine' },
  reachedAt: new Date('2026-11-23T12:00:00Z'),
  hasGap: false,
  files: { restored: 1, present: 0, missing: [] },
  held: { messages: 0, pushMessages: 0, refunds: 0, orders: 0 },
  erasedAccounts: 1,
  unreadableErasures: [],
  endedSessions: 1,
} as unknown as RestoreReport;

it('a restore says to revoke again what was revoked since', () => {
  const text = describeRestore(complete, '/data', 1);
  expect(text).toContain('If one was revoked since, run: npm run operator -- rotate-secret --revoke --by EMAIL');
  expect(text).not.toMatch(/MISSING|CANNOT|NO READABLE/);
});

it('erasures that cannot be read are named', () => {
  const key = 'erased/7/12-1700000000000-1790000000000';
  const text = describeRestore({ ...complete, unreadableErasures: [key] }, '/data', 1);
  expect(text).toContain(`1 ERASURES CANNOT BE READ AND WERE NOT REPEATED: ${key}.`);
});
