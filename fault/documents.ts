import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { disguisedScripts } from '../server/src/infra/files/documents/make-disguised-scripts.ts';
import { type DocumentSample, documentSamples } from '../server/src/infra/files/documents/make-hostile-documents.ts';
import { openFileWorkers } from '../server/src/infra/files/file-workers.ts';
import { exactly, type StandaloneScenario } from './scenario.ts';

const isGenuine = ({ expected }: DocumentSample) => ['pdf', 'docx', 'doc'].includes(expected);

/** `size` documents: the samples with active content and genuine ones, then scripts in random disguises. */
function buildSamples(size: number): DocumentSample[] {
  const random = fc.sample(disguisedScripts, Math.max(1, size - documentSamples.length));
  const disguised = random.map((content, i): DocumentSample => {
    return { title: `pdf: random disguise ${i}`, name: 'resume.pdf', content: () => content, expected: 'macros' };
  });
  return [...documentSamples, ...disguised].slice(0, size);
}

/** Uploads documents with active content to the file worker: none is accepted, and no genuine document is refused. */
export const documents: StandaloneScenario = {
  unit: 'documents',
  size: 2_000,
  async runStandalone(size, progress) {
    const folder = await mkdtemp(join(tmpdir(), 'aarambh-documents-'));
    const workers = openFileWorkers();
    const path = join(folder, 'document');
    let [accepted, refused, misnamed] = [0, 0, 0];
    try {
      for (const [i, sample] of buildSamples(size).entries()) {
        await writeFile(path, sample.content());
        const inspection = await workers.inspectDocument(path, sample.name);
        const found = inspection.ok ? inspection.kind : inspection.reason;
        if (inspection.ok && !isGenuine(sample)) accepted += 1;
        else if (!inspection.ok && isGenuine(sample)) refused += 1;
        else if (found !== sample.expected) misnamed += 1;
        if (found !== sample.expected) console.error(`${sample.title}: expected ${sample.expected}, found ${found}`);
        progress(i + 1);
      }
    } finally {
      await workers.close();
      await rm(folder, { recursive: true, force: true });
    }
    return [
      exactly('documents with active content accepted', accepted, 0),
      exactly('genuine documents refused', refused, 0),
      exactly('refused for another reason', misnamed, 0),
    ];
  },
};
