import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AVATAR_MISSING, AVATAR_TOO_LARGE, AVATAR_WRONG_TYPE } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeDocx, testVirus } from '../../../infra/files/documents/make-test-documents.ts';
import * as make from '../../../infra/files/images/make-test-images.ts';
import { purgeOrphanFiles } from '../../../infra/files/purge-orphan-files.ts';
import { fileOwners } from '../../../registry/file-owners.ts';
import { createTestStaff, openTestApp, registerThrough, type TestStaff } from '../../../testing/test-app.ts';
import { setAvatarReview } from './review-avatar.queries.ts';
import { saveAvatar } from './save-avatar.ts';

const { app, context } = await openTestApp();
let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

async function upload(image: Buffer | undefined, name = 'me.jpg', accountID = me.accountID) {
  const form = new FormData();
  form.set('accountID', String(accountID));
  if (image) form.set('picture', new Blob([new Uint8Array(image)]), name);
  const sent = new Request('http://localhost/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/api/JobSeekerPicture/SavePicture',
    headers: { ...me.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}

const read = (call: string, headers = me.headers) =>
  app.inject({ url: `/api/JobSeekerPicture/${call}/${me.accountID}`, headers });
const readAvatar = async () => (await read('GetPicture')).json();

/** Avatar files and rows must always correspond. */
async function expectNoOrphans() {
  const rows = await context.db.selectFrom('pictures').select('file_key').execute();
  expect((await Array.fromAsync(context.files.list('pictures'))).sort()).toEqual(
    rows.map((row) => row.file_key).sort(),
  );
  expect(await readdir(context.files.temporaryFolder)).toEqual([]);
}

describe('uploading an avatar', () => {
  it.each([
    ['me.jpg', make.makeJpeg],
    ['me.png', make.makePng],
    ['me.webp', make.makeWebp],
    ['a picture with a wrong name.exe', make.makeJpeg],
    ['', make.makePng],
  ])('converts %s and queues it for review', async (name, build) => {
    expect(await readAvatar()).toEqual({ pictureID: 0, picPath: '', status: '' });
    expect((await read('GetPictureID')).json()).toBe(0);
    expect((await read('DownloadPicture')).statusCode).toBe(404);

    const sent = await upload(await build(), name);
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.headers['content-type']).toContain('text/plain');
    expect(sent.body).toBe('Picture uploaded successfully');

    const found = await readAvatar();
    expect(found).toEqual({
      pictureID: expect.any(Number),
      picPath: `/api/JobSeekerPicture/DownloadPicture/${me.accountID}`,
      status: 'Pending',
    });
    expect((await read('GetJobSeekerPicture')).json()).toEqual(found);
    expect((await read('GetPictureID')).json()).toBe(found.pictureID);
    const back = await app.inject({ url: found.picPath, headers: me.headers });
    expect(back.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    expect(back.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(back.headers['content-disposition']).toContain(`attachment; filename="picture-${me.accountID}.webp"`);
    await expectNoOrphans();
  });

  const refused: [string, () => Promise<Buffer> | Buffer | undefined, number, string][] = [
    ['without a file', () => undefined, 400, AVATAR_MISSING],
    ['with an empty file', () => Buffer.alloc(0), 400, 'This picture is empty. Please choose another one.'],
    ['with a GIF', make.makeGif, 415, AVATAR_WRONG_TYPE],
    ['with a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, AVATAR_WRONG_TYPE],
    ['with an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, AVATAR_WRONG_TYPE],
    [
      'with a JPEG that is a zip too',
      async () => Buffer.concat([await make.makeJpeg(), makeDocx()]),
      415,
      AVATAR_WRONG_TYPE,
    ],
    ['that is animated', make.makeAnimatedWebp, 415, 'Animated pictures are not supported. Please choose another one.'],
    [
      'cut short',
      async () => (await make.makeJpeg()).subarray(0, 300),
      415,
      'This picture is damaged and cannot be opened. Please choose another one.',
    ],
    [
      'that claims 900 megapixels',
      () => make.makeClaimingPng(30_000, 30_000),
      413,
      'This picture has more than 25 megapixels. Please choose a smaller one.',
    ],
    ['of more than 5 MiB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, AVATAR_TOO_LARGE],
    [
      'with the test virus',
      async () => make.withJpegSegment(await make.makeJpeg(), 0xfe, testVirus),
      415,
      'This file was refused by our virus check.',
    ],
  ];
  it.each(refused)('%s is refused, and the previous one stays', async (_, build, status, text) => {
    await upload(await make.makePng());
    const previous = await readAvatar();
    const reply = await upload(await build());
    expect(reply.statusCode).toBe(status);
    expect(reply.json().detail).toBe(text);
    expect(text).not.toMatch(/success/i);
    expect(await readAvatar()).toEqual(previous);
    await expectNoOrphans();
  });

  it('is for the account of the caller only', async () => {
    await upload(await make.makeJpeg());
    const other = await registerThrough(app);
    for (const call of ['GetPicture', 'GetPictureID', 'GetJobSeekerPicture', 'DownloadPicture'])
      expect((await read(call, other.headers)).statusCode).toBe(403);
    expect((await upload(await make.makeJpeg(), 'me.jpg', other.accountID)).statusCode).toBe(403);
    await expectNoOrphans();
  });

  it('replaces the previous one and its review decision', async () => {
    await upload(await make.makeJpeg());
    const first = await readAvatar();
    const review = { status: 'Approved', reviewedAt: context.clock.now(), reviewedBy: 'Asha' } as const;
    await setAvatarReview(context.db, first.pictureID, review);
    expect((await readAvatar()).status).toBe('Approved');
    await upload(await make.makePng());
    const second = await readAvatar();
    expect(second.status).toBe('Pending');
    expect(second.pictureID).not.toBe(first.pictureID);
    await expectNoOrphans();
  });

  it('leaves one avatar after five concurrent uploads', async () => {
    const image = await make.makeJpeg();
    for (const reply of await Promise.all(Array.from({ length: 5 }, () => upload(image))))
      expect(reply.statusCode, reply.body).toBe(200);
    const { accountID } = me;
    expect(
      await context.db.selectFrom('pictures').select('id').where('account_id', '=', accountID).execute(),
    ).toHaveLength(1);
    await expectNoOrphans();
  });

  it('stores nothing when the disk is full', async () => {
    const { store } = context.files;
    context.files.store = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const reply = await upload(await make.makeJpeg());
    context.files.store = store;
    expect(reply.statusCode).toBe(507);
    expect(await readAvatar()).toMatchObject({ pictureID: 0 });
    await expectNoOrphans();
  });

  it('stores nothing for an account that was deleted meanwhile', async () => {
    const path = join(context.files.temporaryFolder, 'avatar');
    await writeFile(path, await make.makeJpeg());
    await context.db
      .updateTable('accounts')
      .set({ deleted_at: context.clock.now() })
      .where('id', '=', me.accountID)
      .execute();
    const file = { path, name: 'me.jpg', bytes: 1 };
    await expect(saveAvatar(context, me.accountID, file)).rejects.toMatchObject({ code: 'not_signed_in' });
    await rm(path);
    await expectNoOrphans();
  });

  it('is possible twenty times a day', async () => {
    const limited = { ...context, config: { ...context.config, rateLimit: true } };
    const path = join(context.files.temporaryFolder, 'avatar');
    await writeFile(path, await make.makeJpeg());
    const file = { path, name: 'me.jpg', bytes: 1 };
    for (let i = 0; i < 20; i++) await saveAvatar(limited, me.accountID, file);
    await expect(saveAvatar(limited, me.accountID, file)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'You can upload 20 pictures a day. Please try again tomorrow.',
    });
    await rm(path);
    await expectNoOrphans();
  });
});

it('staff of moderation, and no others, read the file by the number of the avatar', async () => {
  await upload(await make.makeJpeg());
  const { pictureID } = await readAvatar();
  const open = async (staff: TestStaff) =>
    await app.inject({ url: `/api/Staff/ReadAvatar/${pictureID}`, headers: staff.headers });
  const trust = await createTestStaff(context, ['trust']);
  const shown = await open(trust);
  expect(shown.rawPayload.equals((await read('DownloadPicture')).rawPayload)).toBe(true);
  expect((await open(await createTestStaff(context, ['support']))).statusCode).toBe(403);
  await upload(await make.makePng());
  expect((await open(trust)).statusCode).toBe(404);
});

it('the purge of orphan files removes avatars without a row after an hour, and no others', async () => {
  await upload(await make.makeJpeg());
  const path = join(context.files.temporaryFolder, 'left');
  await writeFile(path, await make.makeWebp());
  const left = await context.files.store('pictures', 'webp', path);
  await rm(path);

  context.clock.advanceMinutes(50);
  await purgeOrphanFiles(context, fileOwners);
  expect(await Array.fromAsync(context.files.list('pictures'))).toContain(left);

  context.clock.advanceMinutes(15);
  await purgeOrphanFiles(context, fileOwners);
  expect(await Array.fromAsync(context.files.list('pictures'))).not.toContain(left);
  expect((await read('DownloadPicture')).statusCode).toBe(200);
  await expectNoOrphans();
});
