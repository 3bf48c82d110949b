const END = Buffer.from('PK\u0005\u0006', 'latin1');
const LISTED = Buffer.from('PK\u0001\u0002', 'latin1');
/** The end of a zip may be followed by a comment of 64 KiB. */
const TAIL_BYTES = 65_557;

/** Whether some program would open a file of another format as a zip: it ends with the list of one. */
export function carriesZip(file: Buffer): boolean {
  for (let at = file.length; at > 0; ) {
    at = file.lastIndexOf(END, at - 1);
    if (at < 0 || at < file.length - TAIL_BYTES) return false;
    const listBytes = at + 16 <= file.length ? file.readUInt32LE(at + 12) : 0;
    const list = at - listBytes;
    if (list >= 0 && file.subarray(list, list + LISTED.length).equals(LISTED)) return true;
  }
  return false;
}
