import { isName, isReference, type PdfBudget, type PdfDictionary, PdfTooComplex, type PdfValue } from './pdf-value.ts';

/** Objects and stray keywords of objects that a file may have. */
export const MAX_OBJECTS = 400_000;
const MAX_REFERENCE_CHAIN = 32;

/** The indirect objects of a PDF by number, and the values of dictionaries with references resolved. */
export type PdfObjectTable = ReturnType<typeof createPdfObjectTable>;

/**
 * Creates an empty table. A number may be defined several times, as viewers differ in which definition they use: a reference
 * has the values of all of them.
 * @throws {PdfTooComplex} from its functions, when the budget is used up
 */
export function createPdfObjectTable(budget: PdfBudget) {
  const objects = new Map<number, PdfValue[]>();
  const packed = new Set<number>();
  let resolved = new Map<number, PdfValue[]>();
  let count = 0;
  let largest = 0;

  const resolve = (value: PdfValue, chain = 0): PdfValue[] => {
    if (!isReference(value)) return [value];
    if (chain > MAX_REFERENCE_CHAIN) throw new PdfTooComplex();
    const known = resolved.get(value.object);
    const found = known ?? (objects.get(value.object) ?? []).flatMap((definition) => resolve(definition, chain + 1));
    budget.characters -= found.length + 1;
    if (budget.characters < 0 || found.length > MAX_OBJECTS) throw new PdfTooComplex();
    resolved.set(value.object, found);
    return found;
  };

  const chargeLookups = (entries: number): void => {
    budget.lookups -= entries;
    if (budget.lookups < 0) throw new PdfTooComplex();
  };

  /** The values of an entry, by all definitions of a referenced object; empty when it is missing. */
  const valuesOf = (dictionary: PdfDictionary, key: string): PdfValue[] => {
    chargeLookups(dictionary.entries.length);
    return dictionary.entries.flatMap(([name, value]) => (name === key ? resolve(value) : []));
  };

  /** The values of an entry, with the items of an array instead of the array. */
  const itemsOf = (dictionary: PdfDictionary, key: string): PdfValue[] =>
    valuesOf(dictionary, key).flatMap((value) => {
      if (!Array.isArray(value)) return [value];
      chargeLookups(value.length);
      return value.flatMap((item) => resolve(item));
    });

  return {
    /** @param isPacked whether it is in an object stream */
    define(object: number, value: PdfValue, isPacked = false): void {
      if (++count > MAX_OBJECTS) throw new PdfTooComplex();
      largest = Math.max(largest, object);
      if (isPacked) packed.add(object);
      const known = objects.get(object);
      if (known) known.push(value);
      else objects.set(object, [value]);
    },
    /** The largest number of an object. */
    largestNumber: (): number => largest,
    /** Whether an object stream defines an object, alone or too. */
    isPacked: (object: number): boolean => packed.has(object),
    /** Resolves references again, after objects were defined. */
    clearResolved(): void {
      resolved = new Map();
    },
    resolve: (value: PdfValue): PdfValue[] => resolve(value),
    chargeLookups,
    valuesOf,
    itemsOf,
    allValuesOf(dictionary: PdfDictionary): PdfValue[] {
      chargeLookups(dictionary.entries.length);
      return dictionary.entries.flatMap(([, value]) => resolve(value));
    },
    /** The names of an entry, those of an array included. */
    namesOf: (dictionary: PdfDictionary, key: string): string[] =>
      itemsOf(dictionary, key)
        .filter(isName)
        .map(({ name }) => name),
  };
}
