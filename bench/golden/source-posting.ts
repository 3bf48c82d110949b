/** The fields of an import line that are judged; docs/import.md describes them. */
export interface ImportLine {
  source: string;
  sourceId: string;
  title: string;
  company: string;
  locations?: string[] | null;
  experienceFromYears?: number | null;
  experienceToYears?: number | null;
  /** Rupees a year. */
  salaryFrom?: number | null;
  salaryTo?: number | null;
  salaryText?: string | null;
  skills?: string[] | null;
  industry?: string | null;
  department?: string | null;
  education?: string | null;
  descriptionText?: string | null;
}

/** A posting as its source states it, in lower case. Nothing in it comes from the product's parsing or index. */
export interface SourcePosting {
  /** Source and its id of the posting. */
  key: string;
  title: string;
  company: string;
  /** Places, separated by ' | '. */
  places: string;
  /** Skills, separated by ' | '. */
  skills: string;
  education: string;
  /** Everything but the company: title, places, skills, industry, department, education, pay and description. */
  text: string;
  /** Years of experience that are asked for; undefined if not stated. */
  years: { from: number; to: number } | undefined;
  /** Highest stated pay in rupees a month; undefined if not stated. */
  monthlyPay: number | undefined;
  /** Lowest stated pay in rupees a month. */
  monthlyPayFrom: number | undefined;
}

/** Identifies a posting by source and source id. */
export const keyOf = (source: string, sourceId: string): string => `${source}|${sourceId}`;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/<[^>]{0,200}>/g, ' ')
    .replaceAll(/&(?:amp;)*/g, '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Converts an import line to the posting that is judged. */
export function toSourcePosting(line: ImportLine): SourcePosting {
  const list = (items: string[] | null | undefined) => plain((items ?? []).join(' | '));
  const title = plain(line.title);
  const places = list(line.locations);
  const skills = list(line.skills);
  const education = plain(line.education ?? '');
  const others = [line.industry, line.department, line.salaryText, line.descriptionText].map((text) =>
    plain(text ?? ''),
  );
  const { experienceFromYears: from, experienceToYears: to, salaryFrom, salaryTo } = line;
  const most = salaryTo ?? salaryFrom;
  const least = salaryFrom ?? salaryTo;
  return {
    key: keyOf(line.source, line.sourceId),
    title,
    company: plain(line.company),
    places,
    skills,
    education,
    text: [title, places, skills, education, ...others].filter(Boolean).join(' | '),
    years: from == null && to == null ? undefined : { from: from ?? 0, to: to ?? 99 },
    monthlyPay: most ? most / 12 : undefined,
    monthlyPayFrom: least ? least / 12 : undefined,
  };
}
