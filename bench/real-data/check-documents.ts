import { join } from 'node:path';
import type { DocumentKind, DocumentRefusal } from '../../server/src/infra/files/documents/index.ts';
import { inspectDocument } from '../../server/src/infra/files/documents/index.ts';

/** The expected kind or refusal of each document. */
const expected: Record<string, DocumentKind | DocumentRefusal> = {
  'bomb-giant-stream.pdf': 'bomb',
  // Wrong offsets, which every viewer repairs.
  'broken-bad-xref.pdf': 'pdf',
  'broken-crash.docx': 'broken',
  // A valid file whose text table once crashed a reader.
  'broken-crash067.doc': 'doc',
  'broken-fuzzed.pdf': 'broken',
  'embedded-attachment.pdf': 'active',
  // OLE objects.
  'embedded-attachments.docx': 'active',
  'locked-password-is-pass.docx': 'locked',
  'locked-password.doc': 'locked',
  'locked-password.pdf': 'locked',
  'macro-simple-renamed.docx': 'macros',
  'macro-simple.doc': 'macros',
  'macro-word.docm': 'wrong type',
  'name-empty#hash.pdf': 'pdf',
  'ok-02-awesome-cv-5-pages.pdf': 'pdf',
  'ok-03-resume-from-word-template.docx': 'docx',
  'ok-06-awesome-cv-resume.pdf': 'pdf',
  'ok-08-reactive-azurill.pdf': 'pdf',
  'ok-09-word97.doc': 'doc',
  'ok-10-with-pictures.docx': 'docx',
  'script-arabic-rtl.pdf': 'pdf',
  'script-bengali.pdf': 'pdf',
  'script-cjk.pdf': 'pdf',
  'script-cyrillic.doc': 'doc',
  'script-thai.pdf': 'pdf',
  'script-unicode-header.docx': 'docx',
  'wrongtype-resume-template.dotx': 'wrong type',
  'wrongtype-word2-1991.doc': 'wrong type',
};

/** The documents of other names: the extension decides what the content must be. */
const renamed: [file: string, name: string, DocumentKind | DocumentRefusal][] = [
  ['macro-word.docm', 'resume.docx', 'macros'],
  ['wrongtype-resume-template.dotx', 'resume.docx', 'wrong type'],
  ['ok-09-word97.doc', 'resume.docx', 'wrong type'],
  ['ok-03-resume-from-word-template.docx', 'resume.doc', 'wrong type'],
  ['ok-03-resume-from-word-template.docx', 'resume.pdf', 'wrong type'],
  ['ok-06-awesome-cv-resume.pdf', 'RESUME.PDF', 'pdf'],
];

/** Inspects the documents of a folder. Returns one line for each whose kind or refusal is not the expected one. */
export async function checkDocuments(folder: string, names: readonly string[]): Promise<string[]> {
  const differences: string[] = [];
  const cases = [...names.map((name) => [name, name, expected[name]] as const), ...renamed];
  for (const [file, name, answer] of cases) {
    const found = await inspectDocument(join(folder, file), name);
    const actual = found.ok ? found.kind : found.reason;
    if (actual !== answer) differences.push(`${file} sent as ${name}: ${actual}, expected ${answer ?? 'not listed'}`);
  }
  for (const name of Object.keys(expected).filter((listed) => !names.includes(listed)))
    differences.push(`${name}: missing`);
  return differences;
}
