import type { PdfObjectTable } from './pdf-object-table.ts';
import { isDictionary, isReference, type PdfDictionary, type PdfStream } from './pdf-value.ts';

const lengthReferences = (dictionary: PdfDictionary) =>
  dictionary.entries.flatMap(([key, value]) => (key === 'Length' && isReference(value) ? [value] : []));

/** Streams whose data are objects or tell where objects are. */
const decidesOverObjects = ({ entries }: PdfDictionary): boolean =>
  entries.some(
    ([key, value]) =>
      key === 'First' ||
      key === 'W' ||
      (key === 'Type' && value !== null && typeof value === 'object' && 'name' in value && value.name === 'ObjStm'),
  );

/**
 * Whether a viewer would have to read many streams inside each other to get a length: PDFium counts them like values that are
 * nested, and drops the innermost. So a length leads to no stream that needs another object for its own length, and that of an
 * object stream or cross-reference stream is not packed (ISO 32000-1 7.5.7).
 */
export function hasNestedLength(streams: readonly PdfStream[], table: PdfObjectTable): boolean {
  return streams.some(({ dictionary }) => {
    table.chargeLookups(dictionary.entries.length);
    const references = lengthReferences(dictionary);
    const isDecisive = references.length > 0 && decidesOverObjects(dictionary);
    return references.some((reference) => {
      if (isDecisive && table.isPacked(reference.object)) return true;
      return table.resolve(reference).some((value) => {
        if (!isDictionary(value) || !value.isStream) return false;
        table.chargeLookups(value.entries.length);
        return lengthReferences(value).length > 0;
      });
    });
  });
}
