export type { Blank, DocumentText, TextFragment } from './document-text.ts';
export { readDocumentText } from './read-document-text.ts';
