import { MAX_OBJECT_NUMBER, type PdfBudget, type PdfListener, PdfTooComplex } from './pdf-value.ts';

/** Genuine documents have fewer entries in all their cross-reference sections together. */
const MAX_ENTRIES = 400_000;
/** Viewers that count in 32 bits see the rest of other offsets. */
const LIMIT_32_BITS = 2 ** 32;

/** Where a cross-reference section says that objects are. */
export interface CrossReferences {
  /** Objects in the file. */
  offsets: [object: number, offset: number, generation: number][];
  /** Objects in object streams, by the number of the stream. */
  packed: Map<number, { object: number; index: number }[]>;
}

/**
 * Collects the entries of all cross-reference sections, whether a viewer would get to them or not. Those of object numbers that
 * no writer uses are ambiguous: viewers that count in 32 bits see another number.
 * @throws {PdfTooComplex} from its functions, when there are too many or the budget is used up
 */
export function createEntryCollector(budget: PdfBudget, { onAmbiguity }: PdfListener) {
  const found: CrossReferences = { offsets: [], packed: new Map() };
  let count = 0;
  const checkEntry = (object: number) => {
    budget.characters--;
    if (++count > MAX_ENTRIES || budget.characters < 0) throw new PdfTooComplex();
    if (!(object >= 0 && object <= MAX_OBJECT_NUMBER)) onAmbiguity();
  };
  return {
    found,
    addOffset(object: number, offset: number, generation: number): void {
      checkEntry(object);
      // Writers give missing objects the offset 0.
      if (offset > 0) found.offsets.push([object, offset % LIMIT_32_BITS, generation]);
      else if (offset < 0) found.offsets.push([object, LIMIT_32_BITS + (offset % LIMIT_32_BITS), generation]);
    },
    addPacked(object: number, stream: number, index: number): void {
      checkEntry(object);
      const known = found.packed.get(stream);
      const entry = { object, index };
      if (known) known.push(entry);
      else found.packed.set(stream, [entry]);
    },
  };
}
export type EntryCollector = ReturnType<typeof createEntryCollector>;
