import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../backup-error.ts';
import { segmentNumber, timelineOf } from './wal-segments.ts';

/** Of a segment of the write-ahead log: bits and bytes of XLogLongPageHeaderData in PostgreSQL's xlog_internal.h. */
const LONG_HEADER_FLAG = 0x2;
const HEADER_BYTES = 40;
const SEGMENT_BYTES = 16 * 2 ** 20;

/** System identifier of a database: initdb chooses it, and copies and restored backups keep it. */
export async function readSystemId(home: string): Promise<string> {
  const control = await readFile(join(home, 'data', 'global', 'pg_control'));
  return control.readBigUInt64LE(0).toString();
}

/**
 * Checks that a segment is what its name says and is of a database.
 * @param systemId undefined for bases of the first release, which do not name it
 * @throws {BackupError} when it belongs to another database, timeline or position
 */
export function requireSegmentOf(content: Buffer, name: string, systemId: string | undefined): void {
  const isHeader = content.length >= HEADER_BYTES && (content.readUInt16LE(2) & LONG_HEADER_FLAG) !== 0;
  const found = isHeader && {
    timeline: content.readUInt32LE(4),
    number: Number(content.readBigUInt64LE(8) / BigInt(SEGMENT_BYTES)),
    systemId: content.readBigUInt64LE(24).toString(),
  };
  if (!found || found.number !== segmentNumber(name) || found.timeline !== Number.parseInt(timelineOf(name), 16))
    throw new BackupError(`The WAL segment ${name} does not have the content that its name says.`);
  if (systemId !== undefined && found.systemId !== systemId)
    throw new BackupError(`The WAL segment ${name} belongs to another database (${found.systemId}, not ${systemId}).`);
}
