import { COMPOUND_FILE_SIGNATURE, type CompoundEntry, readCompoundFile } from './read-ole-file.ts';

/** File types that run something when opened; a resume has no reason to contain one. */
const PROGRAM_NAME =
  /\.(exe|com|scr|pif|cpl|msi|msp|dll|bat|cmd|ps1|psm1|vbs?|vbe|jse?|wsf|wsh|hta|lnk|url|scf|jar|reg|chm|iso|img|vhdx?|appx|msix|one|docm|dotm|xlsm|xltm|xlam|xll|pptm|potm|ppsm|sh|apk|app|dmg|msc|diagcab|appref-ms|application|library-ms|settingcontent-ms|search-ms|rdp|pyw?|wsc?|sct|command|terminal|workflow|pkg|deb|rpm|xbap|xbapp|mde|ade|crx|gadget|themepack|inf|jnlp|desktop|appinstaller|inetloc|fileloc|webloc|accde|website|ppam|msu|slk|iqy|hlp|xla|csh|ksh|shs|ocx|mst|mda|mdb|mcf|mat|pl|prg|ps1xml|psc1|xnk|diagcfg|diagpkg|theme|udl|xlm|xlsb|msixbundle|appxbundle|searchconnector-ms|ppkg|pyz|run|appimage)$/i;

const MACRO_STORAGES = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur']);
const PACKAGED_FILE = '\u0001ole10native';
/** The names and paths of a packaged file precede its content and are short. */
const PACKAGE_HEAD_BYTES = 4_096;

/** Without the blanks and dots at its end; linear, unlike an expression for them. */
function trimEnd(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/.test(name[end - 1] as string)) end -= 1;
  return name.slice(0, end);
}

/** Whether a file of this name runs something when opened; like Windows, ignores trailing spaces and dots. */
export const isProgramName = (name: string): boolean =>
  PROGRAM_NAME.test(trimEnd(name.replaceAll('\0', '')).slice(-300));

/** Whether the first bytes are those of a Windows or Linux executable. */
export const looksLikeProgram = (bytes: Buffer): boolean =>
  bytes.subarray(0, 2).equals(Buffer.from('MZ')) || bytes.subarray(0, 4).equals(Buffer.from('\u007fELF', 'latin1'));

/**
 * Whether a file packaged as an OLE object is a program, by its label, name and temporary path (MS-OLEDS 2.3.6) and its
 * first bytes. An unreadable one is treated as a program.
 */
function isPackagedProgram(entry: CompoundEntry): boolean {
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

/** Whether a compound file (a Word 97–2003 document or an embedded object) contains macros or a packaged program. */
export function containsPrograms(entries: CompoundEntry[]): boolean {
  return entries.some((entry) => {
    const name = entry.name.toLowerCase();
    return MACRO_STORAGES.has(name) || (name === PACKAGED_FILE && isPackagedProgram(entry));
  });
}

/** Whether a file embedded in a document is a program, or an OLE object with a packaged program or macros. */
export function isProgram(bytes: Buffer): boolean {
  if (looksLikeProgram(bytes)) return true;
  if (!bytes.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE)) return false;
  return containsPrograms(readCompoundFile(bytes) ?? []);
}
