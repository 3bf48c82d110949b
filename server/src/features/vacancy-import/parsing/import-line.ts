import { z } from 'zod';

const text = (name: string, limit: number) =>
  z
    .string(`The ${name} is not a text.`)
    .max(limit, `The ${name} is longer than ${limit.toLocaleString('en-IN')} characters.`);
const optionalText = (name: string, limit: number) =>
  text(name, limit)
    .nullish()
    .transform((value) => value ?? '');
const optionalNumber = (name: string) =>
  z
    .number(`The ${name} is not a number.`)
    .nullish()
    .transform((value) => value ?? null);
const optionalTexts = (name: string, limit: number) =>
  z
    .array(z.string(`The ${name} are not a list of texts.`), `The ${name} are not a list of texts.`)
    .nullish()
    .transform((items) => (items ?? []).slice(0, limit));

/** One line of an import file (docs/import.md). */
const importLine = z.object(
  {
    source: optionalText('source', 100),
    sourceId: z.union([text('sourceId', 200), z.number().int().transform(String)], 'The sourceId is missing.'),
    title: text('title', 1_000),
    company: text('company', 1_000),
    locations: optionalTexts('locations', 100),
    experienceFromYears: optionalNumber('experience'),
    experienceToYears: optionalNumber('experience'),
    salaryFrom: optionalNumber('salary'),
    salaryTo: optionalNumber('salary'),
    salaryText: optionalText('salary text', 1_000),
    skills: optionalTexts('skills', 200),
    industry: optionalText('industry', 1_000),
    department: optionalText('department', 1_000),
    education: optionalText('education', 5_000),
    descriptionText: optionalText('description', 100_000),
    descriptionHtml: optionalText('description', 100_000),
    employmentType: optionalText('employment type', 200),
    openings: optionalNumber('number of openings'),
    lastDate: optionalText('last date', 100),
    postedOn: optionalText('posting date', 100),
    contactEmail: optionalText('contactEmail', 254)
      .transform((email) => email.trim())
      .refine(
        (email) => email === '' || z.email().safeParse(email).success,
        'The contactEmail is not an email address.',
      ),
  },
  'The line is not an object.',
);
export type ImportLine = z.infer<typeof importLine>;

/** The keys that a line may have. */
export const lineKeys: readonly string[] = Object.keys(importLine.shape);

/**
 * Parses a line of an import file (JSON) and validates it, or returns the reason why it is refused.
 * `keys` are the keys that the line has.
 */
export function parseImportLine(text: string): ({ line: ImportLine } | { refused: string }) & { keys: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { refused: 'The line is not JSON.', keys: [] };
  }
  const keys = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.keys(json) : [];
  const read = importLine.safeParse(json);
  return read.success ? { line: read.data, keys } : { refused: describeIssue(json, read.error), keys };
}

function describeIssue(json: unknown, error: z.ZodError): string {
  const issue = error.issues[0];
  const field = issue?.path[0];
  const isMissing = typeof field === 'string' && (json as Record<string, unknown>)[field] == null;
  return isMissing ? `The ${field} is missing.` : (issue?.message ?? 'The line is not a posting.');
}
