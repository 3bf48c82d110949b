import { expect, it } from 'vitest';
import { makePdf } from '../../server/src/infra/files/documents/make-test-documents.ts';
import { type Counts, compareReading, shareOf } from './compare-reading.ts';
import { makeSamples, readSample } from './read-samples.ts';

it('at least 90 % of what is offered from ten resumes in five layouts is right, and 70 % is found', async () => {
  const counts: Counts = {};
  for (const { format, person, content } of await makeSamples(10, 40))
    compareReading(await readSample(content, format), person, counts);
  const { precision, found } = shareOf(counts);
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(found).toBeGreaterThanOrEqual(0.7);
  // All kinds were compared.
  expect(Object.values(counts).map(({ expected }) => expected)).not.toContain(0);
});

it('a document without text is said to be unreadable', async () => {
  expect(await readSample(makePdf(), 'pdf')).toMatchObject({ isUnreadable: true, fullName: null, skills: [] });
});
