import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';

const KEY = 'a key of at least thirty-two characters';
const bucket = {
  BACKUP_S3_ENDPOINT: 'https://s3.example.in',
  BACKUP_S3_BUCKET: 'backups',
  BACKUP_S3_ACCESS_KEY_ID: 'id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
};

it('there are no backups without a place for them', () => {
  expect(readConfig({ BACKUP_KEY: KEY, BACKUP_DAYS: '3' }).backup).toBeUndefined();
});

it('a folder is kept for 14 days without encryption unless set otherwise', () => {
  const place = { folder: resolve('backups') };
  expect(readConfig({ BACKUP_DIR: 'backups' }).backup).toEqual({ place, key: undefined, days: 14 });
  expect(readConfig({ BACKUP_DIR: 'backups', BACKUP_KEY: KEY, BACKUP_DAYS: '3' }).backup).toEqual({
    place,
    key: KEY,
    days: 3,
  });
});

it('former keys are separated by commas', () => {
  const env = { BACKUP_DIR: 'backups', BACKUP_KEY: KEY };
  const [first, second] = ['1', '2'].map((digit) => digit.repeat(32));
  const { backup } = readConfig({ ...env, BACKUP_KEY_PREVIOUS: `${first}, ${second}` });
  expect(backup?.previousKeys).toEqual([first, second]);
  expect(() => readConfig({ ...env, BACKUP_KEY_PREVIOUS: `${first},short` })).toThrow(/BACKUP_KEY_PREVIOUS/);
});

it('a bucket is one of its own, beside that of the private files', () => {
  const { backup, s3 } = readConfig({ ...bucket, BACKUP_S3_REGION: 'ap-south-1' });
  expect(s3).toBeUndefined();
  expect(backup?.place).toEqual({ s3: expect.objectContaining({ bucket: 'backups', region: 'ap-south-1' }) });
});

it.each<[string, Record<string, string>, RegExp]>([
  ['a short key', { BACKUP_DIR: 'backups', BACKUP_KEY: 'short' }, /BACKUP_KEY .* at least 32 characters/],
  ['a bucket in part', { BACKUP_S3_ENDPOINT: 'https://s3.example.in' }, /BACKUP_S3_\w+ .* go together/],
  ['a folder and a bucket', { BACKUP_DIR: 'backups', ...bucket }, /set one of them/],
  ['no days', { BACKUP_DIR: 'backups', BACKUP_DAYS: '0' }, /BACKUP_DAYS/],
  [
    'a database of its own',
    { BACKUP_DIR: 'backups', DATABASE_URL: 'postgres://db.example.in/jobs' },
    /by its own tools/,
  ],
])('%s is refused with the name of the setting', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
