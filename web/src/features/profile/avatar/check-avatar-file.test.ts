import { PICTURE_MAX_BYTES, PICTURE_MISSING, PICTURE_TOO_LARGE, PICTURE_WRONG_TYPE } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { checkPictureFile } from './check-picture-file.ts';

it.each(['me.jpg', 'Me.JPEG', 'my photo 2026.png', 'me.WebP'])('%s may be sent', (name) => {
  expect(checkPictureFile({ name, size: PICTURE_MAX_BYTES })).toBeUndefined();
});

it.each([
  ['nothing', undefined, PICTURE_MISSING],
  ['an empty file', { name: 'me.jpg', size: 0 }, PICTURE_MISSING],
  ['another type', { name: 'me.gif', size: 10 }, PICTURE_WRONG_TYPE],
  ['a name that only holds the ending', { name: 'me.png.exe', size: 10 }, PICTURE_WRONG_TYPE],
  ['a byte over 5 MiB', { name: 'me.jpg', size: PICTURE_MAX_BYTES + 1 }, PICTURE_TOO_LARGE],
])('%s is refused with its own words', (_what, file, message) => {
  expect(checkPictureFile(file)).toBe(message);
});
