/** What a column of a table of degrees or jobs holds. */
export type ColumnKind =
  | 'number'
  | 'qualification'
  | 'subject'
  | 'institute'
  | 'year'
  | 'grade'
  | 'jobTitle'
  | 'company'
  | 'period'
  | 'place';

type Columns = readonly [ColumnKind, RegExp][];

const NUMBER = /^(?:s(?:r|l)?\.? ?no\.?|no\.|#|क्र\S*)(?=\s|$)/iu;
/** Headers of tables of degrees; the first wording that fits a cell decides. */
export const educationColumns: Columns = [
  ['number', NUMBER],
  ['grade', /%|percent|\bmarks|grade|cgpa|gpa\b|division\b|class obtained|score|aggregate|result|अंक|प्रतिशत|श्रेणी/iu],
  ['year', /\byears?\b|वर्ष|सत्र/iu],
  [
    'institute',
    /institut|school|college|universi|\bboard|council|name of (?:the )?(?:organi[sz]ation)|संस्थान|विश्वविद्यालय|बोर्ड|विद्यालय/iu,
  ],
  ['subject', /subject|stream|branch|speciali[sz]ation|discipline|trade|विषय/iu],
  [
    'qualification',
    /qualification|degree|course|exam|\bclass\b|standard|program|education|certificate|योग्यता|परीक्षा|कक्षा/iu,
  ],
  // 'Examination passed' names a degree.
  ['year', /passing|passed|session|duration|period|batch|completion/iu],
];
/** Headers of tables of jobs. */
export const employmentColumns: Columns = [
  ['number', NUMBER],
  ['period', /duration|period|tenure|\bfrom\b|\bto\b|dates?\b|\byears?\b|joining|leaving|अवधि/iu],
  ['jobTitle', /designation|position|\brole|title|\bposts?\b|पद/iu],
  ['company', /company|organi[sz]ation|employer|\bfirm|institut|school|hospital|कंपनी|संस्था/iu],
  ['place', /location|place\b|city/iu],
];

/** The kind of a cell of a header; undefined for one that names none. */
export function columnKindOf(cell: string, columns: Columns): ColumnKind | undefined {
  if (cell.length > 45 || /\d{4}/.test(cell)) return undefined;
  return columns.find(([, name]) => name.test(cell.trim()))?.[0];
}

/** Whether the words of a line are those of a header of a table of degrees or of jobs. */
export function isTableHeader(line: string): boolean {
  if (line.length > 130 || /\d{2}|[@]|[.;]\s*$/.test(line)) return false;
  const kindsOf = (columns: Columns) =>
    new Set(columns.filter(([kind, name]) => kind !== 'number' && name.test(line)).map(([kind]) => kind));
  const isOf = (columns: Columns, needed: readonly ColumnKind[]) => {
    const kinds = kindsOf(columns);
    return kinds.size >= 3 && needed.every((kind) => kinds.has(kind));
  };
  return (
    line.split(/[\t ]+/).length <= 16 &&
    (isOf(educationColumns, ['qualification', 'institute']) || isOf(employmentColumns, ['company', 'jobTitle']))
  );
}
