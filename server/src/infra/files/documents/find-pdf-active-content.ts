import type { Finding } from './document-finding.ts';
import { isProgramName } from './find-active-content.ts';
import { isActiveBase, isActiveLink, isScriptOrShare } from './is-remote-location.ts';
import { BARE_STRING } from './pdf/parse-pdf-value.ts';
import { MAX_STRING } from './pdf/pdf-lexer.ts';
import { isDictionary, isReference, isString, type PdfDictionary, type PdfValue } from './pdf/pdf-value.ts';
import type { PdfObjects } from './pdf/read-pdf-objects.ts';

/** Actions that run something (ISO 32000-1 12.6.4). */
const PROGRAM_ACTIONS = new Set(['JavaScript', 'Launch', 'ImportData']);
/** Actions that send data, open other files or play media. */
const ACTIVE_ACTIONS = new Set(['SubmitForm', 'GoToR', 'GoToE', 'Rendition', 'Movie', 'Sound', 'RichMediaExecute']);
const KEYS_OF_ACTIVE_CONTENT = new Set([
  'JS',
  'Type',
  'Subtype',
  'EF',
  'F',
  'UF',
  'FS',
  'XFA',
  'URI',
  'Base',
  'OpenAction',
  'AA',
  'Next',
  'Ref',
]);
/** A string that was cut off, decrypted or not: what follows many blanks is not known. */
const isCutOff = (address: string): boolean =>
  address.length > MAX_STRING - 64 && !/^\s*(https?|mailto):/i.test(address);
/**
 * A string that was cut off, or has an escape character, as before and behind the code of a language, which MuPDF leaves out
 * (ISO 32000-2 7.9.2.2).
 */
const isUnclear = (address: string): boolean => address.includes('\u001b') || isCutOff(address);
/** A text without the codes of languages between escape characters. */
const withoutLanguages = (text: string): string =>
  text
    .split('\u001b')
    .filter((_, i) => i % 2 === 0)
    .join('');
/** Text that encryption does not make by chance. */
const PRINTABLE = /^[\t\n\r\x20-\x7e]{8,}$/;
/**
 * Whether a string that is encrypted is an active address as it is. Narrower than isActiveLink, because random bytes often look
 * like a scheme behind characters that some readers ignore; but they are not all printable.
 */
const isActiveUndecrypted = (address: string): boolean =>
  (PRINTABLE.test(address) || /^[\0-\x20]*([\\/]{2}|[a-z][a-z0-9+.-]{2,}:)/i.test(address)) && isActiveLink(address);
/** Whether a string that is encrypted may be the beginning of an active address as it is. */
const isActiveUndecryptedBase = (base: string): boolean =>
  (PRINTABLE.test(base) && isActiveBase(base)) || /^[\0-\x20]*([\\/]|[a-z][a-z0-9+.-]*(:|$))/i.test(base);
const ACTIVE_ANNOTATIONS = new Set(['FileAttachment', 'RichMedia', '3D', 'Movie', 'Sound']);

/**
 * Whether a PDF has parts that act: scripts and programs (`macros`), or attachments, dynamic forms, media, submissions and
 * references to other files (`active`). Links to web pages and ordinary form fields are fine.
 */
export function findPdfActiveContent(objects: PdfObjects): Finding {
  const {
    dictionaries,
    hasUnnumberedObjects,
    isAmbiguous,
    valuesOf,
    itemsOf,
    namesOf,
    allValuesOf,
    stringsOf,
    undecryptedStringsOf,
  } = objects;
  const has = (dictionary: PdfDictionary, key: string, isWanted: (value: PdfValue) => boolean): boolean =>
    valuesOf(dictionary, key).some(isWanted);
  const isFile = (value: PdfValue) => isString(value) || isDictionary(value);
  const opensPage = (action: PdfValue): boolean => isDictionary(action) && namesOf(action, 'S').includes('URI');

  const isProgram = (dictionary: PdfDictionary): boolean =>
    namesOf(dictionary, 'S').some((name) => PROGRAM_ACTIONS.has(name)) ||
    has(dictionary, 'JS', isFile) ||
    ['F', 'UF'].some(
      (key) =>
        stringsOf(dictionary, key).some((name) => isProgramName(name) || isUnclear(name)) ||
        undecryptedStringsOf(dictionary, key).some((name) => isProgramName(name) || isCutOff(name)),
    );

  const isActive = (dictionary: PdfDictionary): boolean => {
    const actions = namesOf(dictionary, 'S');
    return (
      actions.some((name) => ACTIVE_ACTIONS.has(name)) ||
      (actions.includes('Thread') && has(dictionary, 'F', isFile)) ||
      namesOf(dictionary, 'Subtype').some((name) => ACTIVE_ANNOTATIONS.has(name)) ||
      namesOf(dictionary, 'Type').includes('EmbeddedFile') ||
      // Whatever a reference leads to: an object that no cross-reference table names may stand before the real one.
      dictionary.entries.some(([key, value]) => (key === 'EF' || key === 'XFA') && isReference(value)) ||
      has(dictionary, 'EF', isDictionary) ||
      has(dictionary, 'XFA', (value) => value !== null) ||
      namesOf(dictionary, 'FS').includes('URL') ||
      has(dictionary, 'Ref', (value) => isDictionary(value) && has(value, 'F', isFile)) ||
      // Data of a stream in another file.
      (dictionary.isStream && has(dictionary, 'F', isFile)) ||
      stringsOf(dictionary, 'URI').some((address) => isActiveLink(address) || isUnclear(address)) ||
      stringsOf(dictionary, 'Base').some((base) => isActiveBase(base) || isUnclear(base)) ||
      has(dictionary, 'Base', isDictionary) ||
      stringsOf(dictionary, BARE_STRING).some(
        (text) => isScriptOrShare(text) || isScriptOrShare(withoutLanguages(text)),
      ) ||
      ['URI', BARE_STRING].some((key) => undecryptedStringsOf(dictionary, key).some(isActiveUndecrypted)) ||
      undecryptedStringsOf(dictionary, 'Base').some(isActiveUndecryptedBase) ||
      has(dictionary, 'OpenAction', opensPage) ||
      // What follows an action opens with it.
      itemsOf(dictionary, 'Next').some(opensPage) ||
      has(dictionary, 'AA', (value) => isDictionary(value) && allValuesOf(value).some(opensPage))
    );
  };

  /** What cannot be found in this file may be found by a viewer. */
  const hasUnknownPart = (dictionary: PdfDictionary): boolean =>
    dictionary.entries.some(
      ([key, value]) =>
        isReference(value) &&
        (key === 'S' || (hasUnnumberedObjects && KEYS_OF_ACTIVE_CONTENT.has(key))) &&
        valuesOf(dictionary, key).length === 0,
    );

  if (dictionaries.some(isProgram)) return 'macros';
  if (dictionaries.some(isActive)) return 'active';
  return isAmbiguous || dictionaries.some(hasUnknownPart) ? 'broken' : 'fine';
}
