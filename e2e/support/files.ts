/** A file as an upload takes it. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PDF of one page with a line of text: header, objects, cross-reference table and trailer as the format asks. */
function pdf(line: string): Buffer {
  const content = `BT /F1 18 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export const resumePdf: UploadFile = {
  name: 'Priya Raghunathan resume.pdf',
  mimeType: 'application/pdf',
  buffer: pdf('Priya Raghunathan, accountant, Kochi'),
};

/** A web page that only its name calls a PDF. */
export const disguisedPage: UploadFile = {
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
};

export const textFile: UploadFile = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Priya') };

export const emptyFile: UploadFile = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };

/** A PDF one byte larger than the limit. */
export const oversizeFile: UploadFile = {
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([resumePdf.buffer, Buffer.alloc(10 * 1024 * 1024 + 1 - resumePdf.buffer.length)]),
};
