import { expect, it, vi } from 'vitest';
import { openReadableLog } from '../testing/test-app.ts';
import type { OpenAppContext } from './open-app-context.ts';
import { lastNight, runNightlyBackup, startBackups } from './start-backups.ts';

it.each([
  ['2026-11-23T12:00:00Z', '2026-11-22T20:30:00.000Z'],
  ['2026-11-22T20:30:00Z', '2026-11-22T20:30:00.000Z'],
  ['2026-11-22T20:29:59Z', '2026-11-21T20:30:00.000Z'],
  ['2026-11-22T18:29:59Z', '2026-11-21T20:30:00.000Z'],
])('the last night before %s began at %s', (now, night) => {
  expect(lastNight(new Date(now)).toISOString()).toBe(night);
});

it('a stop ends the trial restore', async () => {
  const backups = { findNewestBase: vi.fn(), backUp: vi.fn(), verify: vi.fn().mockResolvedValue({ findings: [] }) };
  const { signal } = new AbortController();
  expect(await runNightlyBackup(backups, new Date('2026-11-23T12:00:00Z'), signal)).toBe(true);
  expect(backups.backUp).toHaveBeenCalledWith(signal);
  expect(backups.verify).toHaveBeenCalledWith(signal);
});

it.each([
  [undefined, 'there is no backup: set BACKUP_DIR'],
  [{ place: { folder: '/nonexistent' }, key: undefined, days: 14 }, 'backups are not encrypted: set BACKUP_KEY'],
])('the log says what is missing (%#)', async (backup, message) => {
  const { log, lines } = openReadableLog();
  const context = { config: { backup, dataDir: '/nonexistent' }, embedded: { home: '/nonexistent' }, log };
  // Without a database the backups themselves cannot be opened.
  await startBackups(context as unknown as OpenAppContext).catch(() => undefined);
  expect(lines.filter((line) => line.includes(message))).toHaveLength(1);
});
