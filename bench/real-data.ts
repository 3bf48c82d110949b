import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkCompanies } from './real-data/check-companies.ts';
import { checkDocuments } from './real-data/check-documents.ts';
import { checkSkills } from './real-data/check-skills.ts';
import { openScratch } from './scratch-database.ts';

/**
 * `npm run bench:real-data`: inspects real resumes, folds real spellings of skills and names of companies, which are not part
 * of the repository. Exits with 1 when a result is not the expected one, or without data. `--data FOLDER`: with `resumes/`,
 * `skill-variants.json` and `jobs.jsonl.gz`, by default `../shared/data`.
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: resolve(import.meta.dirname, '../../shared/data') } },
});
const resumes = join(values.data, 'resumes');
const skills = join(values.data, 'skill-variants.json');
const postings = join(values.data, 'jobs.jsonl.gz');

if ([resumes, skills, postings].every((path) => existsSync(path))) {
  const names = readdirSync(resumes);
  const scratch = await openScratch();
  try {
    const differences = [
      ...(await checkDocuments(resumes, names)),
      ...checkSkills(readFileSync(skills, 'utf8')),
      ...(await checkCompanies(scratch.context.db, readFileSync(postings))),
    ];
    for (const difference of differences) console.log(difference);
    console.log(
      `${names.length} documents, the spellings of skills and the names of companies: ${differences.length} differences`,
    );
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await scratch.close();
  }
} else {
  console.log(`No real data in ${values.data}`);
  process.exitCode = 1;
}
