import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.RECORD_STATEMENTS;
const seen = new Set<string>();

/**
 * Writes each statement that the code under test sends to a file of this process in the folder RECORD_STATEMENTS, one JSON
 * text a line. Set by `npm run record-release`; undefined otherwise.
 */
export const recordStatement = folder
  ? ({ text }: { text: string }): void => {
      if (seen.has(text)) return;
      seen.add(text);
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
    }
  : undefined;
