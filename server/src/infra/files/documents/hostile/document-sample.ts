import type { DocumentRefusal } from '../document-finding.ts';
import type { DocumentKind } from '../inspect-document.ts';

/** A document built for tests, and the expected result of its inspection. */
export interface DocumentSample {
  title: string;
  name: string;
  content: () => Buffer;
  expected: DocumentKind | DocumentRefusal;
}

/** A sample of one kind of document. */
export type SampleRow = [title: string, content: () => Buffer, expected: DocumentSample['expected']];
