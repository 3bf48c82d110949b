import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

const header = (content: string | Buffer, name = 'word/header1.xml') => make.makeDocx({ name, content });
/** Markup in UTF-7, which looks like text in ASCII. */
const utf7 = (text: string) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-');
const field = '<w:hdr><w:fldSimple w:instr="DDEAUTO x"/></w:hdr>';
const pad = (bytes: number) => ' '.repeat(bytes);
/** `<?xml` in EBCDIC. */
const EBCDIC = Buffer.from('4c6fa79493', 'hex');
const typesWith = (entry: string) => {
  const { name, content } = make.contentTypes();
  return { name, content: content.replace('</Types>', `${entry}</Types>`) };
};

/** Parts of Word documents in encodings that hide their markup from a reader of another one. */
export const encodedWordParts: SampleRow[] = [
  ['UTF-7 behind 300 blanks', () => header(`<?xml version="1.0"${pad(300)}encoding="UTF-7"?>${utf7(field)}`), 'broken'],
  ['UTF-7 behind 30 blanks', () => header(`<?xml version="1.0" encoding${pad(30)}="UTF-7"?>${utf7(field)}`), 'broken'],
  ['UTF-7 behind an unknown attribute', () => header(`<?xml a=">" encoding="UTF-7"?>${utf7(field)}`), 'broken'],
  ['UTF-7 from the beginning', () => header(utf7(field)), 'broken'],
  ['EBCDIC', () => header(EBCDIC), 'broken'],
  ['EBCDIC in a part of another name', () => header(EBCDIC, 'word/header1.dat'), 'broken'],
  [
    'text in a part that is declared as XML',
    () =>
      make.makeZip([
        typesWith('<Override PartName="/word/header1.dat" ContentType="application/x+xml"/>'),
        make.body,
        { name: 'word/header1.dat', content: utf7(field) },
      ]),
    'broken',
  ],
  [
    'text in a part whose ending is declared as XML',
    () =>
      make.makeZip([
        typesWith('<Default Extension="dat" ContentType="text/xml"/>'),
        make.body,
        { name: 'word/header1.dat', content: utf7(field) },
      ]),
    'broken',
  ],
  ['relations that are something else', () => header('<x/>', 'word/_rels/header1.xml.rels'), 'broken'],
  ...['version="1.0" encoding="UTF-8" standalone="yes"', "version='1.0' encoding='utf-8' ", 'version="1.0"'].map(
    (declaration): SampleRow => [`declaration ${declaration}`, () => header(`<?xml ${declaration}?><w:hdr/>`), 'docx'],
  ),
  ['part without content', () => header(''), 'docx'],
];
