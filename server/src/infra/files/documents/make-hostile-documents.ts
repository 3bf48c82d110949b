import { archiveLayouts } from './hostile/archive-layouts.ts';
import { compoundLayouts } from './hostile/compound-layouts.ts';
import { costlyPdfs, costlyWordDocuments } from './hostile/costly-documents.ts';
import { disguisedStrings } from './hostile/disguised-strings.ts';
import type { DocumentSample, SampleRow } from './hostile/document-sample.ts';
import { encodedWordParts } from './hostile/encoded-word-parts.ts';
import { genuineWordMarkup } from './hostile/genuine-word-markup.ts';
import { hostilePackages } from './hostile/hostile-packages.ts';
import { hostilePdfs } from './hostile/hostile-pdfs.ts';
import { hostileWord97Documents } from './hostile/hostile-word-97-documents.ts';
import { hostileWordDocuments } from './hostile/hostile-word-documents.ts';
import { hostileWordFields } from './hostile/hostile-word-fields.ts';
import { hostileWordRelations } from './hostile/hostile-word-relations.ts';
import { word97Structures } from './hostile/word-97-structures.ts';
import { wordSettings } from './hostile/word-settings.ts';
import type { DocumentKind } from './inspect-document.ts';

export type { DocumentSample } from './hostile/document-sample.ts';
export { makeDocOfText } from './hostile/hostile-word-97-documents.ts';

const toSamples = (kind: DocumentKind, rows: SampleRow[]): DocumentSample[] =>
  rows.map(([title, content, expected]) => ({ title: `${kind}: ${title}`, name: `resume.${kind}`, content, expected }));

/** Documents with active content in every disguise, and genuine ones that resemble them. */
export const documentSamples: DocumentSample[] = [
  ...toSamples('pdf', [...hostilePdfs, ...disguisedStrings, ...costlyPdfs]),
  ...toSamples('docx', [...hostileWordDocuments, ...hostilePackages]),
  ...toSamples('docx', [...hostileWordFields, ...hostileWordRelations, ...genuineWordMarkup]),
  ...toSamples('docx', [...archiveLayouts, ...encodedWordParts, ...wordSettings, ...costlyWordDocuments]),
  ...toSamples('doc', [...hostileWord97Documents, ...word97Structures, ...compoundLayouts]),
];
