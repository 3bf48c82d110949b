import { crc32, deflateSync } from 'node:zlib';

/** A file to upload. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PDF of one page with a line of text: header, objects, cross-reference table and trailer. */
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

/** An HTML file with the name and the media type of a PDF. */
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

/** A PNG of one colour: the signature, then the chunks IHDR, IDAT and IEND, each with its checksum. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const lengthAndChecksum = Buffer.alloc(8);
    lengthAndChecksum.writeUInt32BE(data.length, 0);
    lengthAndChecksum.writeUInt32BE(crc32(typeAndData), 4);
    return Buffer.concat([lengthAndChecksum.subarray(0, 4), typeAndData, lengthAndChecksum.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // 8 bits for each of red, green and blue
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7a)]);
  const lines = Buffer.concat(Array.from({ length: height }, () => line));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const imagePng: UploadFile = { name: 'priya.png', mimeType: 'image/png', buffer: png(240, 160) };

/** A file one byte larger than the limit for profile pictures. */
export const oversizeImage: UploadFile = {
  name: 'priya.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
};
