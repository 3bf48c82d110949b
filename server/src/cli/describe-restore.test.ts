import { expect, it } from 'vitest';
import type { RestoreReport } from '../infra/backup/restore/restore-backup.ts';
import { describeRestore } from './describe-restore.ts';

const complete = {
  base: { id: '20261123T120000Z-7-abc123', host: 'machine', files: [{ bytes: 3_000 * 2 ** 20 }] },
  recoverySeconds: 20,
  reachedAt: new Date('2026-11-23T12:00:00Z'),
  hasGap: false,
  files: { restored: 500, bytes: 100 * 2 ** 20, present: 0, missing: 0, firstMissing: undefined, seconds: 8 },
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

it('a restore names its rates', () => {
  const text = describeRestore(complete, '/data', 30);
  expect(text).toContain('Database with its WAL: 3000.0 MB in 20.0 s, 150.0 MB/s.');
  expect(text).toContain('Private files: 500 restored, 0 were there; 100.0 MB in 8.0 s, 12.5 MB/s.');
});

it('rows without a file are counted, and one is named', () => {
  const files = { ...complete.files, missing: 2, firstMissing: 'resumes/a.pdf' };
  expect(describeRestore({ ...complete, files }, '/data', 1)).toContain(
    '2 ROWS HAVE NO READABLE FILE IN THE BACKUP, such as resumes/a.pdf.',
  );
});

it('erasures that cannot be read are named', () => {
  const key = 'erased/7/12-1700000000000-1790000000000';
  const text = describeRestore({ ...complete, unreadableErasures: [key] }, '/data', 1);
  expect(text).toContain(`1 ERASURES CANNOT BE READ AND WERE NOT REPEATED: ${key}.`);
});
