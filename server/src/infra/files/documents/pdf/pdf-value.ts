/** A value of a PDF file (ISO 32000-1 7.3), reduced to what an inspection needs. */
export type PdfValue = number | PdfName | PdfString | PdfReference | PdfValue[] | PdfDictionary | null;
export interface PdfName {
  name: string;
}
/** Bytes as Latin-1, still encrypted in an encrypted file; cut off after 4,096. */
export interface PdfString {
  text: string;
  /** The indirect object that contains it, for decrypting it; undefined in object streams, which are encrypted as a whole. */
  owner: PdfObjectId | undefined;
}
export interface PdfReference {
  object: number;
}
/** Object and generation number of an indirect object. */
export interface PdfObjectId {
  object: number;
  generation: number;
}
/** The entries that matter in the order of the file, repeated keys included: viewers differ in which one they use. */
export interface PdfDictionary {
  entries: [key: string, value: PdfValue][];
  isStream: boolean;
  /** Where it begins in the file, or in the data of its object stream. */
  start?: number;
  /** Whether it has the number of its object only in a cross-reference section: few viewers find it. */
  isRenumbered?: boolean;
}

/** Viewers store object numbers in 32 bits, so a larger one may become that of another object. */
export const MAX_OBJECT_NUMBER = 0x7fff_ffff;

/** PDFium reads no object with a larger number, such as the encryption, and no string that it decrypts then. */
export const MAX_ENCRYPTED_OBJECT_NUMBER = 4_194_304;

/** The file needs more work than a genuine document of its size. */
export class PdfTooComplex extends Error {}

/** Work that is left: each object is usually read once, but a hostile file lets objects overlap. */
export interface PdfBudget {
  characters: number;
  values: number;
  /** Maximum number of entries that are searched for a key. */
  lookups: number;
}

/** Every lookup of a key scans all entries of a dictionary; genuine documents have ten characters for one entry. */
export const LOOKUPS_PER_CHARACTER = 16;

/** Callbacks of a parser. */
export interface PdfListener {
  /** A dictionary, however deep, that has entries that matter. */
  onDictionary(found: PdfDictionary): void;
  /** Something that viewers read in different ways and that no writer writes: one of the readings may hide a part. */
  onAmbiguity(): void;
}

export const isName = (value: PdfValue): value is PdfName =>
  value !== null && typeof value === 'object' && 'name' in value;
export const isString = (value: PdfValue): value is PdfString =>
  value !== null && typeof value === 'object' && 'text' in value;
export const isReference = (value: PdfValue): value is PdfReference =>
  value !== null && typeof value === 'object' && 'object' in value;
export const isDictionary = (value: PdfValue): value is PdfDictionary =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && 'entries' in value;

/** A dictionary with data. */
export interface PdfStream {
  dictionary: PdfDictionary;
  id: PdfObjectId | undefined;
  /** Where its dictionary begins, or blanks and comments before it. */
  dictionaryStart: number;
  /** Where the data begins. */
  start: number;
}
