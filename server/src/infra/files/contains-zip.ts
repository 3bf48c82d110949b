const END_RECORD = Buffer.from('PK\u0005\u0006', 'latin1');
const DIRECTORY_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
/** The end record may be followed by a comment of up to 64 KiB. */
const TAIL_BYTES = 65_557;

/** Whether a file of another format can also be opened as a ZIP: it ends with a central directory. */
export function containsZip(file: Buffer): boolean {
  for (let at = file.length; at > 0; ) {
    at = file.lastIndexOf(END_RECORD, at - 1);
    if (at < 0 || at < file.length - TAIL_BYTES) return false;
    const directoryBytes = at + 16 <= file.length ? file.readUInt32LE(at + 12) : 0;
    const directory = at - directoryBytes;
    if (directory >= 0 && file.subarray(directory, directory + DIRECTORY_ENTRY.length).equals(DIRECTORY_ENTRY))
      return true;
  }
  return false;
}
