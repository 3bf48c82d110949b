import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import CFB from 'cfb';

/** Small documents for tests, valid and manipulated. */

interface ZipPart {
  name: string;
  content: string | Buffer;
  /** Declared size, when it differs from the real one. */
  claimedBytes?: number;
  flags?: number;
  /** Name in the header before the content, when it differs from that of the directory. */
  localName?: string;
  /** Extra fields of the directory. */
  extra?: Buffer;
  /** Size and checksum follow the content, as of a writer that streams. */
  hasDescriptor?: boolean;
}

/** A ZIP of deflated entries, written byte by byte so that headers can be wrong. */
export function makeZip(parts: ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { name, content, claimedBytes, localName = name, extra = Buffer.alloc(0), hasDescriptor = false } = part;
    const flags = (part.flags ?? 0) | (hasDescriptor ? 8 : 0);
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.from(common);
    local.writeUInt16LE(Buffer.byteLength(localName), 22);
    if (hasDescriptor) local.fill(0, 10, 22);
    const descriptor = hasDescriptor
      ? Buffer.concat([Buffer.from('PK\u0007\u0008'), common.subarray(10, 22)])
      : Buffer.alloc(0);
    bodies.push(Buffer.from('PK\u0003\u0004'), local, Buffer.from(localName), packed, descriptor);
    common.writeUInt16LE(extra.length, 24);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, entry, Buffer.from(name), extra);
    offset += 30 + Buffer.byteLength(localName) + packed.length + descriptor.length;
  }
  const central = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** [Content_Types].xml that declares the type of the main part. */
export const contentTypes = (type = MAIN, part = '/word/document.xml') => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="${type}"/></Types>`,
});

export const body = {
  name: 'word/document.xml',
  content:
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Resume</w:t></w:r></w:p></w:body></w:document>',
};

/** A .docx document with additional parts. */
export const makeDocx = (...more: ZipPart[]): Buffer => makeZip([contentTypes(), body, ...more]);

interface PdfOptions {
  header?: string;
  catalog?: string;
  trailer?: string;
  objects?: string;
  end?: string;
}

/** A PDF of one page, with optional additions. */
export function makePdf(more: PdfOptions = {}): Buffer {
  const text = `${more.header ?? '%PDF-1.7\n'}1 0 obj\n<</Type/Catalog/Pages 2 0 R ${more.catalog ?? ''}>>\nendobj
2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj
3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>\nendobj
4 0 obj\n<</Length 60>>\nstream\nBT (Skills: HTML/JavaScript, /S /JavaScript /Encrypt 9 0 R) Tj ET\nendstream\nendobj
${more.objects ?? ''}\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 5/Root 1 0 R ${more.trailer ?? ''}>>\nstartxref\n300\n${more.end ?? '%%EOF\n'}`;
  return Buffer.from(text, 'latin1');
}

/** An object stream for {@link makePdf}. */
export function packedObjects(
  objects: string,
  dictionary = '/Filter/FlateDecode',
  packed: Buffer = deflateSync(objects),
): string {
  return `9 0 obj\n<</Type/ObjStm/N 1/First 4/Length ${packed.length} ${dictionary}>>\nstream\n${packed.toString('latin1')}\nendstream\nendobj`;
}

/** The header of a WordDocument stream. */
export function wordHead(flags = 0x12f0): Buffer {
  const head = Buffer.alloc(5_000);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0xc1, 2);
  head.writeUInt16LE(flags, 10);
  return head;
}

/** A compound file of named streams; `Macros/VBA/dir` also creates its storages. */
export function makeCompoundFile(streams: Record<string, Buffer>): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_del(file, '/\u0001Sh33tJ5');
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${path}`, content);
  return CFB.write(file, { type: 'buffer' }) as Buffer;
}

/** A Word 97–2003 document with additional streams. */
export const makeDoc = (more: Record<string, Buffer> = {}, flags?: number): Buffer =>
  makeCompoundFile({ WordDocument: wordHead(flags), '1Table': Buffer.alloc(4_096), ...more });

/** The OLE package that Word creates for a file dragged into a document (MS-OLEDS 2.3.6). */
export function packagedFile(name: string, content: Buffer): Buffer {
  const text = (value: string) => Buffer.from(`${value}\0`, 'latin1');
  const path = text(`C:\\temp\\${name}`);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  const pathBytes = Buffer.alloc(4);
  pathBytes.writeUInt32LE(path.length);
  const rest = [
    Buffer.from([2, 0]),
    text(name),
    text(`C:\\${name}`),
    Buffer.from([0, 0, 3, 0]),
    pathBytes,
    path,
    size,
    content,
  ];
  const all = Buffer.concat(rest);
  const total = Buffer.alloc(4);
  total.writeUInt32LE(all.length);
  return Buffer.concat([total, all]);
}

/** The EICAR test file; in pieces, so that virus scanners do not report this source file. */
export const testVirus = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join(''),
);
