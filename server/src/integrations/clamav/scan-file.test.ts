import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openTestScanner, type TestScanner } from './open-test-scanner.ts';
import { scanFile, VIRUS_FOUND } from './scan-file.ts';

let folder: string;
let path: string;
let scanner: TestScanner;
const content = randomBytes(300_000);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-scans-'));
  path = join(folder, 'file');
  await writeFile(path, content);
  scanner = await openTestScanner();
});
afterAll(async () => {
  await scanner?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  scanner.verdict = () => 'stream: OK';
});

const scan = (timeoutMs?: number) => scanFile({ clamavAddress: scanner.address }, path, timeoutMs);
const noVerdict = (cause: RegExp) => ({
  code: 'unavailable',
  retryAfter: 10,
  cause: expect.objectContaining({ message: expect.stringMatching(cause) }),
});

describe('a scan', () => {
  it('does nothing without a scanner', async () => {
    await scanFile({ clamavAddress: undefined }, '/nowhere');
  });

  it('sends the whole file and accepts a clean one', async () => {
    let seen: Buffer | undefined;
    scanner.verdict = (file) => {
      seen = file;
      return 'stream: OK';
    };
    await scan();
    expect(seen?.equals(content)).toBe(true);
  });

  it('connects to a Unix socket', async () => {
    const local = await openTestScanner(join(folder, 'scanner.sock'));
    expect(local.address).toBe(join(folder, 'scanner.sock'));
    await scanFile({ clamavAddress: local.address }, path);
    local.verdict = () => 'stream: Win.Test.EICAR_HDB-1 FOUND';
    await expect(scanFile({ clamavAddress: local.address }, path)).rejects.toMatchObject({ code: 'unsupported_type' });
    await local.close();
  });

  it('refuses a file with a virus', async () => {
    scanner.verdict = () => 'stream: Doc.Dropper.Agent-6412302 FOUND';
    await expect(scan()).rejects.toMatchObject({ code: 'unsupported_type', message: VIRUS_FOUND });
    expect(VIRUS_FOUND).not.toMatch(/success/i);
  });

  it('is unavailable without a verdict', async () => {
    scanner.verdict = () => 'INSTREAM size limit exceeded. ERROR';
    await expect(scan()).rejects.toMatchObject(noVerdict(/size limit exceeded/));
    scanner.verdict = () => 'stream: OK FOUND ERROR';
    await expect(scan()).rejects.toMatchObject(noVerdict(/ERROR/));
    scanner.verdict = () => '';
    await expect(scan()).rejects.toMatchObject(noVerdict(/nothing/));
  });

  it('does not wait for a scanner that hangs', async () => {
    scanner.verdict = () => undefined;
    await expect(scan(100)).rejects.toMatchObject(noVerdict(/no reply within 100 ms/));
  });

  it('treats a dropped connection as no verdict', async () => {
    scanner.verdict = (_, socket) => {
      socket.resetAndDestroy();
      return undefined;
    };
    await expect(scan()).rejects.toMatchObject(noVerdict(/failed/));
  });

  it('treats a partial reply as no verdict', async () => {
    scanner.verdict = (_, socket) => {
      socket.end('stream: ');
      return undefined;
    };
    await expect(scan()).rejects.toMatchObject(noVerdict(/stream:$/));
  });

  it('reports that no scanner listens at its address', async () => {
    await expect(scanFile({ clamavAddress: '127.0.0.1:1' }, path)).rejects.toMatchObject(noVerdict(/ECONNREFUSED/));
  });
});

describe('the address of the scanner', () => {
  it.each(['127.0.0.1:3310', 'scanner.internal:3310', '[::1]:3310', '/run/clamav/clamd.ctl'])(
    'may be %s',
    (address) => {
      expect(readConfig({ CLAMAV_ADDRESS: address }).clamavAddress).toBe(address);
    },
  );

  it.each(['scanner', 'scanner:', 'http://scanner:3310', ':3310'])('is not %s', (address) => {
    expect(() => readConfig({ CLAMAV_ADDRESS: address })).toThrow(/^The setting CLAMAV_ADDRESS is invalid/);
  });
});

/** Default socket of clamd on Debian. */
const defaultSocket = '/run/clamav/clamd.ctl';
const isRunning = await new Promise<boolean>((done) => {
  const trial = connect(defaultSocket, () => done(true));
  trial.once('error', () => done(false));
  trial.once('connect', () => trial.destroy());
});
if (isRunning)
  it('a real clamd accepts a clean file', async () => {
    await scanFile({ clamavAddress: defaultSocket }, path);
  });
