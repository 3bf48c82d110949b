import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findActiveNames } from '../server/src/infra/files/copies/find-active-names.ts';
import type { DocumentKind } from '../server/src/infra/files/documents/index.ts';
import { documentSamples } from '../server/src/infra/files/documents/make-hostile-documents.ts';
import { openFileWorkers } from '../server/src/infra/files/file-workers.ts';
import { exactly, type StandaloneScenario } from './scenario.ts';

/** Draws copies of documents with active content: none has an active part, and every copy is an acceptable document. */
export const copies: StandaloneScenario = {
  unit: 'documents',
  size: documentSamples.length,
  async runStandalone(size, progress) {
    const folder = await mkdtemp(join(tmpdir(), 'aarambh-copies-'));
    const workers = openFileWorkers();
    const [path, copyPath] = [join(folder, 'document'), join(folder, 'copy.pdf')];
    let [drawn, active, unacceptable] = [0, 0, 0];
    try {
      for (const [i, { title, name, content }] of documentSamples.slice(0, size).entries()) {
        await writeFile(path, content());
        const copy = await workers.drawCopy(path, name.split('.').at(-1) as DocumentKind, copyPath);
        progress(i + 1);
        if (!copy.ok) continue;
        drawn += 1;
        if (copy.extension === 'txt') continue;
        const names = findActiveNames(await readFile(copyPath));
        if (names.length > 0) active += 1;
        const inspection = await workers.inspectDocument(copyPath, 'copy.pdf');
        if (!inspection.ok) unacceptable += 1;
        if (names.length > 0 || !inspection.ok)
          console.error(`${title}: ${names.join(' ')} ${JSON.stringify(inspection)}`);
      }
    } finally {
      await workers.close();
      await rm(folder, { recursive: true, force: true });
    }
    return [
      { what: 'copies drawn', value: String(drawn), limit: '' },
      exactly('copies with an active part', active, 0),
      exactly('copies that an upload would refuse', unacceptable, 0),
    ];
  },
};
