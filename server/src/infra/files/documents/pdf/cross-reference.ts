import { type PdfBudget, PdfTooComplex } from './pdf-value.ts';

/** Genuine documents have fewer entries in all their cross-reference sections together. */
const MAX_ENTRIES = 400_000;
/** Viewers that count in 32 bits see the rest of larger numbers. */
const LIMIT_32_BITS = 2 ** 32;

/** Where a cross-reference section says that objects are. */
export interface CrossReferences {
  /** Objects in the file: number and offset. */
  offsets: [object: number, offset: number][];
  /** Objects in object streams, by the number of the stream. */
  packed: Map<number, { object: number; index: number }[]>;
}

/**
 * Collects the entries of all cross-reference sections, whether a viewer would get to them or not.
 * @throws {PdfTooComplex} from its functions, when there are too many or the budget is used up
 */
export function createEntryCollector(budget: PdfBudget) {
  const found: CrossReferences = { offsets: [], packed: new Map() };
  let count = 0;
  const countEntry = () => {
    budget.characters--;
    if (++count > MAX_ENTRIES || budget.characters < 0) throw new PdfTooComplex();
  };
  return {
    found,
    addOffset(object: number, offset: number): void {
      countEntry();
      // Writers give missing objects the offset 0.
      if (offset > 0) found.offsets.push([object % LIMIT_32_BITS, offset % LIMIT_32_BITS]);
    },
    addPacked(object: number, stream: number, index: number): void {
      countEntry();
      const known = found.packed.get(stream);
      const entry = { object: object % LIMIT_32_BITS, index };
      if (known) known.push(entry);
      else found.packed.set(stream, [entry]);
    },
  };
}
export type EntryCollector = ReturnType<typeof createEntryCollector>;
