import { Readable } from 'node:stream';
import { workerData } from 'node:worker_threads';
import type { FileStore } from '../../files/file-store.ts';
import type { PrivateFiles } from '../../files/private-files.ts';
import { restoreFiles } from '../restore/restore-files.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { findMissingFiles } from './find-missing-files.ts';
import { syncFiles } from './sync-files.ts';

/** For many-files.test.ts, which gives this thread too little memory for one list of the files. */
const { count, folder } = workerData as { count: number; folder: string };

/** Makes a list long without making it slow. */
const LONG_NAME = 'x'.repeat(500);

/** In the order of the numbers times a factor without a common divisor, so that they are not sorted. */
async function* listKeys(prefix: string, from: number): AsyncGenerator<string> {
  for (let i = from; i < count; i += 1)
    yield `${prefix}resumes/${String((i * 7_919) % count).padStart(36, '0')}-${LONG_NAME}.pdf`;
}

const fail = (text: string): never => {
  throw new Error(text);
};

// The backup lacks the first and the portal the last.
const puts: string[] = [];
const content = Buffer.from('content');
const lists: Record<string, AsyncIterable<string>> = {};
const list = (prefix: string) => lists[prefix] ?? fail(`unexpected list of ${prefix}`);
const store = {
  keyId: 'key',
  list,
  get: async () => content,
  put: async (key: string) => void puts.push(key),
} as unknown as BackupStore;

async function* none(): AsyncGenerator<string> {}
async function* currentKey(): AsyncGenerator<string> {
  yield 'file-keys/key';
}

async function sync(): Promise<void> {
  Object.assign(lists, { files: listKeys('files/', 1), gone: none(), 'file-keys': currentKey() });
  const portal = {
    temporaryFolder: folder,
    list: () => listKeys('', 0),
    read: async () => Readable.from(content),
  } as unknown as PrivateFiles;
  await syncFiles(store, portal, ['resumes'], new Date(0));
  if (puts.length !== 1 || !puts[0]?.startsWith('files/resumes/0000')) fail(`stored ${puts.length} files`);
}

async function verify(): Promise<void> {
  lists.files = listKeys('files/', 1);
  const { named, missing, sample } = await findMissingFiles(store, listKeys('', 0), folder, 200);
  if (named !== count || missing !== 1 || sample.length !== 200) fail(`${named} named, ${missing} missing`);
}

async function restore(): Promise<void> {
  let asked = 0;
  const changedAt = async () => {
    asked += 1;
    // Few are written, which takes long.
    return asked % 1_000 === 0 ? undefined : new Date(0);
  };
  const target = { changedAt, put: async () => undefined } as unknown as FileStore;
  const { restored, present, missing } = await restoreFiles(store, target, folder, listKeys('', 0));
  if (restored !== count / 1_000 || restored + present !== count || missing > 0) fail(`${restored} restored`);
}

await { sync, verify, restore }[(workerData as { work: 'sync' | 'verify' | 'restore' }).work]();
