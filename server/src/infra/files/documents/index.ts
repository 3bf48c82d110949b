export type { Refusal } from './finding.ts';
export { type DocumentInspection, type DocumentKind, inspectDocument } from './inspect-document.ts';
