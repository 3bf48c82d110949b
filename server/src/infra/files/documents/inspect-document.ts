import { readFile, stat } from 'node:fs/promises';
import { containsTestVirus } from '../../../integrations/clamav/contains-test-virus.ts';
import type { DocumentRefusal, Finding } from './document-finding.ts';
import { inspectDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { COMPOUND_FILE_SIGNATURE } from './read-ole-file.ts';

export type DocumentKind = 'pdf' | 'doc' | 'docx';

/** The type of an accepted document, or why it is refused. */
export type DocumentInspection =
  | { ok: true; kind: DocumentKind; contentType: string; extension: DocumentKind }
  | { ok: false; reason: DocumentRefusal };

/** Upper limit for reading into memory; callers limit uploads to 10 MiB or less. */
const MAX_BYTES = 16 * 1024 * 1024;

const contentTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

function detectKind(file: Buffer): DocumentKind | undefined {
  if (file.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE)) return 'doc';
  if (file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'docx';
  // Genuine files may have a byte order mark and blank lines before the header; anything else could be a second format.
  return /^(\u00ef\u00bb\u00bf)?[\s\0]{0,64}%PDF-/.test(file.toString('latin1', 0, 80)) ? 'pdf' : undefined;
}

async function inspect(file: Buffer, claimed: DocumentKind): Promise<Finding> {
  if (containsTestVirus(file)) return 'virus';
  const kind = detectKind(file);
  if (kind === 'doc' && claimed === 'docx') return inspectDoc(file) === 'locked' ? 'locked' : 'wrong type';
  if (kind !== claimed) return 'wrong type';
  switch (kind) {
    case 'pdf':
      return inspectPdf(file);
    case 'doc':
      return inspectDoc(file);
    case 'docx':
      return inspectDocx(file);
  }
}

/** An exception is an error of the inspection, but caused by the file: it must not be accepted, nor fail as if the server did. */
async function inspectSafely(file: Buffer, claimed: DocumentKind): Promise<Finding> {
  try {
    return await inspect(file, claimed);
  } catch {
    return 'broken';
  }
}

/**
 * Inspects an untrusted file: whether it is a PDF or Word document, by name, content and structure, that another person may
 * open (security 22). Text is never extracted and decompression is limited, so that time and memory stay bounded.
 * A file whose inspection throws is `broken`.
 * @param claimedName file name given by the client; must end in .pdf, .doc or .docx in any case
 * @throws {Error} when the file cannot be read, such as ENOENT
 */
export async function inspectDocument(path: string, claimedName: string): Promise<DocumentInspection> {
  const claimed = /\.(pdf|docx?)$/i.exec(claimedName.trim())?.[1]?.toLowerCase() as DocumentKind | undefined;
  if (!claimed) return { ok: false, reason: 'wrong type' };
  const { size } = await stat(path);
  if (size === 0) return { ok: false, reason: 'empty' };
  if (size > MAX_BYTES) return { ok: false, reason: 'bomb' };
  const finding = await inspectSafely(await readFile(path), claimed);
  if (finding !== 'fine') return { ok: false, reason: finding };
  return { ok: true, kind: claimed, contentType: contentTypes[claimed], extension: claimed };
}
