import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RESUME_WRONG_TYPE } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../testing/test-app.ts';

const real = resolve(import.meta.dirname, '../../../../../shared/data/resumes');
if (!existsSync(real)) console.log(`The real documents are not at ${real}: their uploads are skipped.`);

const TAKEN = 'Resume uploaded successfully';
const LOCKED = /^This document is protected by a password\./;
const MACROS = /^This document contains macros or other programs\./;
const BROKEN = /^This document is damaged/;

/** What people are told about each; which of them is refused, and why, is argued in inspect-document.test.ts. */
const expected: Record<string, string | RegExp> = {
  'bomb-giant-stream.pdf': /^This document unpacks to far more/,
  // Wrong offsets, which every viewer mends.
  'broken-bad-xref.pdf': TAKEN,
  // No zip any more.
  'broken-crash.docx': BROKEN,
  // Sound as a file; a table of its text upset a reader once.
  'broken-crash067.doc': TAKEN,
  // Its objects cannot be unpacked.
  'broken-fuzzed.pdf': BROKEN,
  // Pictures are attached, no programs.
  'embedded-attachment.pdf': TAKEN,
  'embedded-attachments.docx': TAKEN,
  'locked-password-is-pass.docx': LOCKED,
  'locked-password.doc': LOCKED,
  'locked-password.pdf': LOCKED,
  'macro-simple-renamed.docx': MACROS,
  'macro-simple.doc': MACROS,
  'macro-word.docm': RESUME_WRONG_TYPE,
  'name-empty#hash.pdf': TAKEN,
  'ok-02-awesome-cv-5-pages.pdf': TAKEN,
  'ok-03-resume-from-word-template.docx': TAKEN,
  'ok-06-awesome-cv-resume.pdf': TAKEN,
  'ok-08-reactive-azurill.pdf': TAKEN,
  'ok-09-word97.doc': TAKEN,
  'ok-10-with-pictures.docx': TAKEN,
  'script-arabic-rtl.pdf': TAKEN,
  'script-bengali.pdf': TAKEN,
  'script-cjk.pdf': TAKEN,
  'script-cyrillic.doc': TAKEN,
  'script-thai.pdf': TAKEN,
  'script-unicode-header.docx': TAKEN,
  'wrongtype-resume-template.dotx': RESUME_WRONG_TYPE,
  'wrongtype-word2-1991.doc': RESUME_WRONG_TYPE,
};

describe.runIf(existsSync(real))('uploading real documents', () => {
  let context: TestContext;
  let app: FastifyInstance;
  let me: Awaited<ReturnType<typeof registerThrough>>;
  beforeAll(async () => {
    context = await openTestContext();
    app = await buildTestApp(context);
    me = await registerThrough(app);
  });
  afterAll(async () => {
    await app?.close();
    await context?.close();
  });

  it('all of them are in the table', () => {
    expect(readdirSync(real).sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(Object.entries(expected))('%s', async (name, answer) => {
    const content = await readFile(join(real, name));
    const form = new FormData();
    form.set('accountID', String(me.accountID));
    form.set('resume', new Blob([new Uint8Array(content)]), name);
    const sent = new Request('http://localhost/', { method: 'POST', body: form });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/JobSeekerResume/SaveResume',
      headers: { ...me.headers, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    const taken = answer === TAKEN;
    expect(reply.statusCode).toBe(taken ? 200 : 415);
    expect(taken ? reply.body : reply.json().detail).toEqual(
      typeof answer === 'string' ? answer : expect.stringMatching(answer),
    );
    const back = await app.inject({
      url: `/api/JobSeekerResume/DownloadResume/${me.accountID}`,
      headers: me.headers,
    });
    expect(back.rawPayload.equals(content)).toBe(taken);
  });
});
