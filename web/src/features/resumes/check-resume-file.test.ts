import { RESUME_MAX_BYTES, RESUME_MISSING, RESUME_TOO_LARGE, RESUME_WRONG_TYPE } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { checkResumeFile } from './check-resume-file.ts';

it.each(['resume.pdf', 'Resume.DOC', 'My resume 2025.final.DocX'])('%s is accepted', (name) => {
  expect(checkResumeFile({ name, size: 1_000 })).toBeUndefined();
});

it('exactly 10 MiB is accepted', () => {
  expect(checkResumeFile({ name: 'resume.pdf', size: RESUME_MAX_BYTES })).toBeUndefined();
});

it.each([
  ['nothing', undefined, RESUME_MISSING],
  ['an empty file', { name: 'resume.pdf', size: 0 }, RESUME_MISSING],
  ['another type', { name: 'resume.txt', size: 10 }, RESUME_WRONG_TYPE],
  ['a name with the extension inside', { name: 'resume.pdf.exe', size: 10 }, RESUME_WRONG_TYPE],
  ['a name without an extension', { name: 'pdf', size: 10 }, RESUME_WRONG_TYPE],
  ['a byte over 10 MiB', { name: 'resume.pdf', size: RESUME_MAX_BYTES + 1 }, RESUME_TOO_LARGE],
])('%s is refused with its message', (_what, file, message) => {
  expect(checkResumeFile(file)).toBe(message);
});
