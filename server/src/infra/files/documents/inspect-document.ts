import { readFile, stat } from 'node:fs/promises';
import { carriesTestVirus } from '../../../integrations/clamav/find-test-virus.ts';
import type { Finding, Refusal } from './finding.ts';
import { inspectDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { COMPOUND_FILE_SIGNATURE } from './read-ole-file.ts';

export type DocumentKind = 'pdf' | 'doc' | 'docx';

/** A document whose content and structure agree with its name, or why it is refused. */
export type DocumentInspection =
  | { ok: true; kind: DocumentKind; contentType: string; extension: DocumentKind }
  | { ok: false; reason: Refusal };

/** Nothing larger is read into memory; callers limit uploads to 10 MiB or less. */
const MAX_BYTES = 16 * 1024 * 1024;

const contentTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

function kindOf(file: Buffer): DocumentKind | undefined {
  if (file.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE)) return 'doc';
  if (file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'docx';
  // A byte order mark and blank lines before the header are seen in honest files; anything else would hide a second format.
  return /^(\u00ef\u00bb\u00bf)?[\s\0]{0,64}%PDF-/.test(file.toString('latin1', 0, 80)) ? 'pdf' : undefined;
}

async function inspect(file: Buffer, named: DocumentKind): Promise<Finding> {
  if (carriesTestVirus(file)) return 'virus';
  const kind = kindOf(file);
  if (kind === 'doc' && named === 'docx') return inspectDoc(file) === 'locked' ? 'locked' : 'wrong type';
  if (kind !== named) return 'wrong type';
  switch (kind) {
    case 'pdf':
      return inspectPdf(file);
    case 'doc':
      return inspectDoc(file);
    case 'docx':
      return inspectDocx(file);
  }
}

/**
 * Tells whether a file is a PDF or Word document that another person may open: by its name, and by content and structure
 * that agree with it (security 22). Text is never extracted and nothing is unpacked beyond a limit, so that time and
 * memory stay bounded whatever the file is.
 * @param claimedName what its sender calls it; must end in .pdf, .doc or .docx in any case
 */
export async function inspectDocument(path: string, claimedName: string): Promise<DocumentInspection> {
  const named = /\.(pdf|docx?)$/i.exec(claimedName.trim())?.[1]?.toLowerCase() as DocumentKind | undefined;
  if (!named) return { ok: false, reason: 'wrong type' };
  const { size } = await stat(path);
  if (size === 0) return { ok: false, reason: 'empty' };
  if (size > MAX_BYTES) return { ok: false, reason: 'bomb' };
  const finding = await inspect(await readFile(path), named);
  if (finding !== 'fine') return { ok: false, reason: finding };
  return { ok: true, kind: named, contentType: contentTypes[named], extension: named };
}
