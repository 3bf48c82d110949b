import { screenPosting } from '../../server/src/features/screening/index.ts';
import { postingFromLine } from '../../server/src/features/vacancy-import/parsing/posting-from-line.ts';
import { readLines } from '../../server/src/features/vacancy-import/read-lines.ts';

/** Screens the postings of a file of the import format, and prints how many each rule finds, with examples. */
export async function measureFile(file: string): Promise<void> {
  const now = new Date();
  const options = { source: 'bench', now, undatedPostedAt: now, shiftDates: true };
  let postings = 0;
  let held = 0;
  let queued = 0;
  const rules = new Map<string, { vacancies: number; examples: Set<string> }>();
  for await (const { text } of readLines(file, () => undefined)) {
    if (!text?.trim()) continue;
    const outcome = postingFromLine(text, options);
    if (!('posting' in outcome)) continue;
    postings += 1;
    const findings = screenPosting(outcome.posting, {}, new Map());
    if (findings.some(({ level }) => level === 'high')) held += 1;
    else if (findings.some(({ level }) => level === 'medium')) queued += 1;
    for (const rule of new Set(findings.map((finding) => finding.rule))) {
      const known = rules.get(rule) ?? { vacancies: 0, examples: new Set() };
      known.vacancies += 1;
      if (known.examples.size < 5) known.examples.add(findings.find((finding) => finding.rule === rule)?.words ?? '');
      rules.set(rule, known);
    }
  }
  console.log(`${file}: ${postings.toLocaleString('en-IN')} postings, ${held} held, ${queued} published with a case`);
  for (const [rule, { vacancies, examples }] of rules)
    console.log(`  ${vacancies} × ${rule}: ${[...examples].join(' | ')}`);
}
