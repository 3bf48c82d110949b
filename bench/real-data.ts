import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkDocuments } from './real-data/check-documents.ts';
import { checkSkills } from './real-data/check-skills.ts';

/**
 * `npm run bench:real-data`: inspects real resumes and folds real spellings of skills, which are not part of the repository.
 * Exits with 1 when a result is not the expected one, or without data. `--data FOLDER`: with `resumes/` and
 * `skill-variants.json`, by default `../shared/data`.
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: resolve(import.meta.dirname, '../../shared/data') } },
});
const resumes = join(values.data, 'resumes');
const skills = join(values.data, 'skill-variants.json');

if (existsSync(resumes) && existsSync(skills)) {
  const names = readdirSync(resumes);
  const differences = [...(await checkDocuments(resumes, names)), ...checkSkills(readFileSync(skills, 'utf8'))];
  for (const difference of differences) console.log(difference);
  console.log(`${names.length} documents and the spellings of skills: ${differences.length} differences`);
  if (differences.length > 0) process.exitCode = 1;
} else {
  console.log(`No real data in ${values.data}`);
  process.exitCode = 1;
}
