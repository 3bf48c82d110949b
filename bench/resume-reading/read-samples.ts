import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResumeReading } from '../../contract/src/index.ts';
import { collectSkills, skillKey } from '../../server/src/features/profile/index.ts';
import { readResumeText } from '../../server/src/features/resumes/reading/read-resume-text.ts';
import { readDocumentText } from '../../server/src/infra/files/texts/index.ts';
import { layouts } from './layouts.ts';
import { makePerson, type SamplePerson } from './sample-people.ts';
import { writeDocx } from './write-docx.ts';
import { writePdf } from './write-pdf.ts';

const known = collectSkills([]);
const vocabulary = { spellingOf: (text: string) => known.spellingOf(skillKey(text)) };
/** Up to which current jobs count. */
const NOW = '2026-11';

export interface Sample {
  layout: string;
  format: 'pdf' | 'docx';
  person: SamplePerson;
  content: Buffer;
}

/** Makes resumes in all layouts in turn, the same for the same number; every other round is a Word document. */
export async function makeSamples(count: number, from = 0): Promise<Sample[]> {
  const made = Object.entries(layouts);
  const samples: Sample[] = [];
  for (let at = 0; at < count; at++) {
    const [layout, make] = made[at % made.length] ?? ['', layouts.plain];
    const person = makePerson(from + at);
    const round = Math.floor(at / made.length);
    const format = round % 2 === 0 ? 'pdf' : 'docx';
    const parts = make(person, from + round);
    samples.push({ layout, format, person, content: format === 'pdf' ? await writePdf(parts) : writeDocx(parts) });
  }
  return samples;
}

/** Reads one document as the server does. */
export async function readSample(content: Buffer, format: 'pdf' | 'doc' | 'docx'): Promise<ResumeReading> {
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  try {
    const path = join(folder, 'resume');
    await writeFile(path, content);
    const text = await readDocumentText(path, format);
    return readResumeText(text, vocabulary, NOW);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
