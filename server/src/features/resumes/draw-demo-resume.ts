import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '../../app-context.ts';
import type { ReceivedFile } from '../../infra/http/request-bodies/receive-form.ts';

/** Contents of a drawn resume. */
export interface DemoResume {
  fullName: string;
  email: string;
  mobileNo: string;
  /** A heading and its lines. */
  sections: readonly (readonly [heading: string, ...lines: string[]])[];
}

/** Draws a resume as a PDF of one page, as a received upload. */
export async function drawDemoResume(
  { files }: Pick<AppContext, 'files'>,
  { fullName, email, mobileNo, sections }: DemoResume,
): Promise<ReceivedFile> {
  // Imported on demand: pdfkit takes 30 MB of memory.
  const { default: PDFDocument } = await import('pdfkit');
  const name = `${fullName} resume.pdf`;
  const path = join(files.temporaryFolder, `demo ${name}`);
  const document = new PDFDocument({ size: 'A4', margin: 56 });
  const written = pipeline(document, createWriteStream(path));
  document.font('Helvetica-Bold').fontSize(20).text(fullName);
  document.font('Helvetica').fontSize(10).text(`${email} | +91 ${mobileNo}`);
  for (const [heading, ...lines] of sections) {
    document.moveDown().font('Helvetica-Bold').fontSize(13).text(heading).font('Helvetica').fontSize(11);
    for (const line of lines) document.text(line, { lineGap: 2 });
  }
  document.end();
  await written;
  const { size } = await stat(path);
  return { path, name, bytes: size };
}
