import * as make from '../make-test-documents.ts';

export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const STRICT_WORD = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
export const NAMESPACES = `xmlns:w="${WORD}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:z="urn:z" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" mc:Ignorable="z"`;
export const documentOf = (content: string, namespaces = NAMESPACES, prefix = 'w') =>
  make.makeZip([
    make.contentTypes(),
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><${prefix}:document ${namespaces}><${prefix}:body><${prefix}:p>${content}</${prefix}:p></${prefix}:body></${prefix}:document>`,
    },
  ]);
export const run = (content: string) => `<w:r>${content}</w:r>`;
export const char = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
export const instruction = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
export const deleted = (content: string) => `<w:del w:id="1" w:author="a">${content}</w:del>`;
export const deletedInstruction = (text: string) => run(`<w:delInstrText>${text}</w:delInstrText>`);
export const result = `${char('separate')}${run('<w:t>x</w:t>')}${char('end')}`;
export const field = (...content: string[]) => char('begin') + content.join('') + result;
/** Content that only a reader of the namespace shows; others show the fallback, which is empty. */
export const choice = (content: string, requires = 'z') =>
  `<mc:AlternateContent><mc:Choice Requires="${requires}">${content}</mc:Choice><mc:Fallback/></mc:AlternateContent>`;
export const fallback = (content: string) =>
  `<mc:AlternateContent><mc:Choice Requires="wps"/><mc:Fallback>${content}</mc:Fallback></mc:AlternateContent>`;
export const ignored = (content: string) => `<z:wrapper>${content}</z:wrapper>`;
export const textBox = (content: string) =>
  run(`<w:pict><v:textbox><w:txbxContent><w:p>${content}</w:p></w:txbxContent></v:textbox></w:pict>`);
export const longPrefix = 'w'.repeat(250);

export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const relationOf = (attributes: string, part = 'word/_rels/document.xml.rels') =>
  make.makeDocx({
    name: part,
    content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships" xmlns:z="urn:z"><Relationship Id="r1" ${attributes}/></Relationships>`,
  });
export const remoteImage = `Type="${OFFICE}/image" Target="http://evil.example/a.png" TargetMode="External"`;
export const linkTo = (target: string) =>
  relationOf(`Type="${OFFICE}/hyperlink" Target="${target}" TargetMode="External"`);
/** A document with an external link, `rLink`, and content that refers to it. */
export const documentWithLink = (content: string) =>
  make.makeZip([
    make.contentTypes(),
    {
      name: 'word/_rels/document.xml.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rLink" Type="${OFFICE}/hyperlink" Target="http://example.com/a.png" TargetMode="External"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><w:document ${NAMESPACES} xmlns:r="${OFFICE}" xmlns:a="urn:a"><w:body><w:p>${content}</w:p></w:body></w:document>`,
    },
  ]);
