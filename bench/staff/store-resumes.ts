import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeSamples } from '../resume-reading/read-samples.ts';
import type { Scratch } from '../scratch-database.ts';

/** Stores a resume as PDF for each of these applications: the data set has only rows of resumes. */
export async function storeResumes(
  { context: { db, files } }: Pick<Scratch, 'context'>,
  applicationIDs: readonly number[],
): Promise<void> {
  const [sample] = await makeSamples(1);
  if (!sample) throw new Error('no resume was made');
  const path = join(files.temporaryFolder, randomUUID());
  await writeFile(path, sample.content);
  for (const id of applicationIDs) {
    const key = await files.store('resumes', 'pdf', path);
    await sql`update resumes set file_key = ${key} from applications as sent
      where sent.id = ${id} and sent.resume_id = resumes.id`.execute(db);
  }
  await rm(path);
}
