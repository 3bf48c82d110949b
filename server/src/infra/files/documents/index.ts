export type { DocumentRefusal } from './document-finding.ts';
export { type DocumentInspection, type DocumentKind, inspectDocument } from './inspect-document.ts';
