import { AVATAR_MAX_BYTES, AVATAR_MISSING, AVATAR_TOO_LARGE, AVATAR_WRONG_TYPE } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { checkAvatarFile } from './check-avatar-file.ts';

it.each(['me.jpg', 'Me.JPEG', 'my photo 2026.png', 'me.WebP'])('%s is accepted', (name) => {
  expect(checkAvatarFile({ name, size: AVATAR_MAX_BYTES })).toBeUndefined();
});

it.each([
  ['nothing', undefined, AVATAR_MISSING],
  ['an empty file', { name: 'me.jpg', size: 0 }, AVATAR_MISSING],
  ['another type', { name: 'me.gif', size: 10 }, AVATAR_WRONG_TYPE],
  ['a name with the extension inside', { name: 'me.png.exe', size: 10 }, AVATAR_WRONG_TYPE],
  ['a byte over 5 MiB', { name: 'me.jpg', size: AVATAR_MAX_BYTES + 1 }, AVATAR_TOO_LARGE],
])('%s is refused with its message', (_what, file, message) => {
  expect(checkAvatarFile(file)).toBe(message);
});
