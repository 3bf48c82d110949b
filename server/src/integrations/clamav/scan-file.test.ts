import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { scanFile, VIRUS_FOUND } from './scan-file.ts';
import { openTestScanner, type TestScanner } from './test-scanner.ts';

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
  it('is not made without a scanner', async () => {
    await scanFile({ clamavAddress: undefined }, '/nowhere');
  });

  it('shows the scanner the whole file and lets a clean one pass', async () => {
    let seen: Buffer | undefined;
    scanner.verdict = (file) => {
      seen = file;
      return 'stream: OK';
    };
    await scan();
    expect(seen?.equals(content)).toBe(true);
  });

  it('reaches a scanner behind a socket of this machine', async () => {
    const local = await openTestScanner(join(folder, 'scanner.sock'));
    expect(local.address).toBe(join(folder, 'scanner.sock'));
    await scanFile({ clamavAddress: local.address }, path);
    local.verdict = () => 'stream: Win.Test.EICAR_HDB-1 FOUND';
    await expect(scanFile({ clamavAddress: local.address }, path)).rejects.toMatchObject({ code: 'unsupported_type' });
    await local.close();
  });

  it('refuses what the scanner finds', async () => {
    scanner.verdict = () => 'stream: Doc.Dropper.Agent-6412302 FOUND';
    await expect(scan()).rejects.toMatchObject({ code: 'unsupported_type', message: VIRUS_FOUND });
    expect(VIRUS_FOUND).not.toMatch(/success/i);
  });

  it('without a verdict lets nothing pass', async () => {
    scanner.verdict = () => 'INSTREAM size limit exceeded. ERROR';
    await expect(scan()).rejects.toMatchObject(noVerdict(/size limit exceeded/));
    scanner.verdict = () => 'stream: OK FOUND ERROR';
    await expect(scan()).rejects.toMatchObject(noVerdict(/ERROR/));
    scanner.verdict = () => '';
    await expect(scan()).rejects.toMatchObject(noVerdict(/nothing/));
  });

  it('does not wait for a scanner that hangs', async () => {
    scanner.verdict = () => undefined;
    await expect(scan(100)).rejects.toMatchObject(noVerdict(/no answer within 100 ms/));
  });

  it('takes a dropped connection for no verdict', async () => {
    scanner.verdict = (_, socket) => {
      socket.resetAndDestroy();
      return undefined;
    };
    await expect(scan()).rejects.toMatchObject(noVerdict(/failed/));
  });

  it('takes half an answer for no verdict', async () => {
    scanner.verdict = (_, socket) => {
      socket.end('stream: ');
      return undefined;
    };
    await expect(scan()).rejects.toMatchObject(noVerdict(/stream:$/));
  });

  it('says so when there is no scanner at its address', async () => {
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
    expect(() => readConfig({ CLAMAV_ADDRESS: address })).toThrow(/^The setting CLAMAV_ADDRESS is wrong/);
  });
});

/** Whether a scanner of this machine listens where Debian lets it. */
const usual = '/run/clamav/clamd.ctl';
const isThere = await new Promise<boolean>((answer) => {
  const trial = connect(usual, () => answer(true));
  trial.once('error', () => answer(false));
  trial.once('connect', () => trial.destroy());
});
if (!isThere) console.log(`No clamd listens at ${usual}: its test is skipped.`);

it.runIf(isThere)('a real clamd lets a clean file pass', async () => {
  await scanFile({ clamavAddress: usual }, path);
});
