import { COMPOUND_FILE_SIGNATURE, type CompoundEntry, readCompoundFile } from './read-ole-file.ts';

/** Kinds of files that run something when opened; a resume has no reason to carry one. */
const PROGRAM_NAME =
  /\.(exe|com|scr|pif|cpl|msi|msp|dll|bat|cmd|ps1|psm1|vbs?|vbe|jse?|wsf|wsh|hta|lnk|url|scf|jar|reg|chm|iso|img|vhdx?|appx|msix|one|docm|dotm|xlsm|xltm|xlam|xll|pptm|potm|ppsm|sh|apk|app|dmg)$/i;

const MACRO_STORAGES = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur']);
const PACKAGED_FILE = '\u0001ole10native';
/** Names and paths of a packaged file come before its bytes and are short. */
const PACKAGE_HEAD_BYTES = 4_096;

/** Whether a file of this name runs something when opened; blanks and dots at its end are overlooked, as Windows does. */
export const isProgramName = (name: string): boolean =>
  PROGRAM_NAME.test(
    name
      .slice(-300)
      .replaceAll('\0', '')
      .replace(/[\s.]+$/, ''),
  );

/** Whether bytes begin like a program for Windows or Linux. */
export const looksLikeProgram = (bytes: Buffer): boolean =>
  bytes.subarray(0, 2).equals(Buffer.from('MZ')) || bytes.subarray(0, 4).equals(Buffer.from('\u007fELF', 'latin1'));

/**
 * Whether a file packaged as an OLE object is a program: its label, name and temporary path are read (MS-OLEDS 2.3.6),
 * then the first of its bytes. One that cannot be read is taken for a program.
 */
function packagesProgram(entry: CompoundEntry): boolean {
  const head = entry.read(PACKAGE_HEAD_BYTES);
  if (!head || head.length < 8) return true;
  let at = 6;
  const text = (): string => {
    const end = head.indexOf(0, at);
    const found = end < 0 ? '' : head.toString('latin1', at, end);
    at = end < 0 ? head.length : end + 1;
    return found;
  };
  const names = [text(), text()];
  at += 8;
  names.push(text());
  at += 4;
  return at >= head.length || names.some(isProgramName) || looksLikeProgram(head.subarray(at));
}

/** Whether a compound file (a Word 97–2003 document or an embedded object) carries macros or a packaged program. */
export function carriesPrograms(entries: CompoundEntry[]): boolean {
  return entries.some((entry) => {
    const name = entry.name.toLowerCase();
    return MACRO_STORAGES.has(name) || (name === PACKAGED_FILE && packagesProgram(entry));
  });
}

/** Whether a file embedded in a document is a program, or an object that packages one or carries macros. */
export function isProgram(bytes: Buffer): boolean {
  if (looksLikeProgram(bytes)) return true;
  if (!bytes.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE)) return false;
  return carriesPrograms(readCompoundFile(bytes) ?? []);
}
