import { line, type PagePart } from './page-parts.ts';
import type { SamplePerson } from './sample-people.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The ways in which people write a month. */
const months: ((year: string, month: number) => string)[] = [
  (year, month) => `${MONTHS[month - 1]?.slice(0, 3)} ${year}`,
  (year, month) => `${MONTHS[month - 1]?.slice(0, 3)}'${year.slice(2)}`,
  (year, month) => `${String(month).padStart(2, '0')}/${year}`,
  (year, month) => `${MONTHS[month - 1]} ${year}`,
  (year, month) => `${MONTHS[month - 1]?.slice(0, 3)}-${year}`,
];
const today = ['Present', 'till date', 'Till Date', 'Current', 'Till now'];
const joins = [' - ', ' – ', ' to ', ' — ', '-'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

function writePeriod({ from, to }: { from: string; to: string }, at: number, join = pick(joins, at)): string {
  const write = (point: string) => pick(months, at)(point.slice(0, 4), Number(point.slice(5)));
  return `${write(from)}${join}${to === '' ? pick(today, at) : write(to)}`;
}

const writeMobile = (mobile: string, at: number): string =>
  pick(
    [
      `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
      mobile,
      `+91-${mobile}`,
      `0${mobile}`,
      `(+91) ${mobile.slice(0, 3)}-${mobile.slice(3, 6)}-${mobile.slice(6)}`,
      `91${mobile}`,
    ],
    at,
  );

const years = (person: SamplePerson, at: number): string =>
  pick(
    [
      `${person.years} years of experience`,
      `Total Experience: ${person.years} Years`,
      `${person.years}+ yrs experience`,
    ],
    at,
  );

const heading = (text: string, at: number): PagePart =>
  line(pick([text.toUpperCase(), text, `${text}:`, `${text.toUpperCase()} :-`], at), { size: 13 });

const summaryOf = (person: SamplePerson, at: number): PagePart[] => [
  heading(pick(['Career Objective', 'Professional Summary', 'Objective'], at), at),
  line(
    `To work in a growing organisation where I can use my skills and learn new ones.${person.isStated ? ` ${years(person, at)}.` : ''}`,
  ),
];

const declaration = (person: SamplePerson, at: number): PagePart[] => [
  heading('Declaration', at),
  line('I hereby declare that the above information is true to the best of my knowledge.'),
  line(`Place: ${person.place}`),
  line(`(${person.name.toUpperCase()})`),
];

const bulleted = (text: string): PagePart => line(`• ${text}`);

/** One column: heading lines, dates at the right edge. */
export function makeOneColumn(person: SamplePerson, at: number): PagePart[] {
  return [
    line(at % 2 ? person.name.toUpperCase() : person.name, { size: 20, isCentred: at % 3 === 0 }),
    line(person.jobs[0]?.title ?? ''),
    line(`${person.place} | ${writeMobile(person.mobile, at)} | ${person.email}`),
    ...summaryOf(person, at),
    heading(pick(['Work Experience', 'Professional Experience', 'Employment History', 'Experience'], at), at),
    ...person.jobs.flatMap((job) => [
      line(`${job.title}`, { right: writePeriod(job, at) }),
      line(`${job.company}, ${job.place}`),
      ...job.duties.map(bulleted),
    ]),
    heading(pick(['Education', 'Educational Qualification', 'Academic Details'], at), at),
    ...person.degrees.map(({ written, institute, year, grade }) => line(`${written}, ${institute}, ${year}, ${grade}`)),
    heading(pick(['Skills', 'Key Skills', 'Technical Skills'], at), at),
    line(person.skills.join(', ')),
    heading('Personal Details', at),
    line('Date of Birth: 12/03/1994'),
    line("Father's Name: Shri Ram Prasad"),
    line('Languages Known: Hindi, English'),
    ...declaration(person, at),
  ];
}

/** Two columns: contact, skills and education at the side, jobs beside them. */
export function makeTwoColumns(person: SamplePerson, at: number): PagePart[] {
  const side: PagePart[] = [
    heading('Contact', at),
    line(writeMobile(person.mobile, at + 1)),
    line(person.email, { size: 8 }),
    line(`${person.place}, India`),
    { kind: 'gap' },
    heading('Skills', at),
    ...person.skills.map(bulleted),
    { kind: 'gap' },
    heading('Education', at),
    ...person.degrees.flatMap(({ written, institute, year, grade }) => [
      line(written),
      line(institute),
      line(`${year} | ${grade}`),
    ]),
    heading('Languages', at),
    line('English'),
    line('Hindi'),
  ];
  const main: PagePart[] = [
    ...summaryOf(person, at),
    { kind: 'gap' },
    heading('Work Experience', at),
    ...person.jobs.flatMap((job) => [
      line(at % 2 ? `${job.title} at ${job.company}` : `${job.title}`),
      ...(at % 2 ? [] : [line(`${job.company} | ${job.place}`)]),
      line(writePeriod(job, at + 2)),
      ...job.duties.map(bulleted),
    ]),
  ];
  const title = line(person.name, { size: 22 });
  const columns: PagePart =
    at % 2
      ? { kind: 'columns', left: side, right: main, share: 0.33 }
      : { kind: 'columns', left: main, right: side, share: 0.62 };
  return [title, line(person.jobs[0]?.title ?? ''), { kind: 'gap' }, columns];
}

/** Tables of education and employment, as many templates in India have them. */
export function makeTable(person: SamplePerson, at: number): PagePart[] {
  return [
    line('RESUME', { size: 16, isCentred: true }),
    line(person.name.toUpperCase(), { size: 14 }),
    line(`Mob: ${writeMobile(person.mobile, at + 2)}`),
    line(`Email: ${person.email}`),
    line(`Address: H.No. 12, Shivaji Nagar, ${person.place} - 411005`),
    ...summaryOf(person, at),
    heading('Educational Qualification', at),
    {
      kind: 'table',
      widths: [3, 4, 2, 2],
      rows: [
        pick(
          [
            ['Qualification', 'Board / University', 'Year', '%'],
            ['Examination', 'Institute', 'Year of Passing', 'Percentage'],
            ['Course', 'School/College', 'Passing Year', 'Marks'],
          ],
          at,
        ),
        ...person.degrees.map(({ written, institute, year, grade }) => [written, institute, year, grade]),
      ],
    },
    heading('Work Experience', at),
    {
      kind: 'table',
      widths: [4, 4, 4],
      rows: [
        pick(
          [
            ['Company', 'Designation', 'Duration'],
            ['Organisation', 'Position', 'Period'],
          ],
          at,
        ),
        ...person.jobs.map((job) => [job.company, job.title, writePeriod(job, at)]),
      ],
    },
    heading(pick(['Computer Skills', 'Skills', 'Key Skills'], at), at),
    ...person.skills.map(bulleted),
    heading('Personal Profile', at),
    {
      kind: 'table',
      widths: [1, 2],
      rows: [
        ['Name', person.name],
        ["Father's Name", 'Mr. Shyam Lal'],
        ['Date of Birth', '01-07-1995'],
        ['Marital Status', 'Unmarried'],
        ['Languages Known', 'Hindi, English'],
      ],
    },
    ...declaration(person, at),
  ];
}

/** European style: labels and dates at the left, content at the right. */
export function makeEuropean(person: SamplePerson, at: number): PagePart[] {
  const rows: string[][] = [
    ['Personal information', ''],
    ['Name', person.name],
    ['Address', `22, Gandhi Road, ${person.place}, India`],
    ['Telephone', writeMobile(person.mobile, at + 3)],
    ['E-mail', person.email],
    ['Work experience', ''],
    ...person.jobs.flatMap((job) => [
      ['Dates', writePeriod(job, at)],
      ['Occupation or position held', job.title],
      ['Name of employer', `${job.company}, ${job.place}`],
      ['Main activities', job.duties[0] ?? ''],
    ]),
    ['Education and training', ''],
    ...person.degrees.map(({ written, institute, year, grade }) => [year, `${written}, ${institute}, ${grade}`]),
    ['Personal skills', person.skills.join(', ')],
    ...(person.isStated ? [['Total experience', `${person.years} years`]] : []),
  ];
  return [
    line('Curriculum Vitae', { size: 18 }),
    { kind: 'table', widths: [2, 5], rows: rows.map(([a = '', b = '']) => [a, b]) },
  ];
}

/** Plain text as it is typed, with Hindi headings for every third. */
export function makePlain(person: SamplePerson, at: number): PagePart[] {
  const isHindi = at % 3 === 1;
  const [experience, education, skills] = isHindi
    ? ['कार्य अनुभव', 'शैक्षणिक योग्यता', 'कौशल']
    : ['EXPERIENCE', 'ACADEMIC QUALIFICATION', 'SKILLS'];
  return [
    line(isHindi ? `नाम: ${person.name}` : `Name: ${person.name}`),
    line(`${isHindi ? 'मोबाइल' : 'Mobile No'}: ${writeMobile(person.mobile, at + 4)}`),
    line(`${isHindi ? 'ईमेल' : 'Email ID'}: ${person.email}`),
    line(`${isHindi ? 'पता' : 'Location'}: ${person.place}`),
    ...(person.isStated ? [line(years(person, at))] : []),
    line(experience),
    ...person.jobs.map((job, i) =>
      line(
        at % 2
          ? `${i + 1}. Worked as ${job.title} at ${job.company}, ${job.place} from ${writePeriod(job, at, ' to ')}`
          : `${writePeriod(job, at)} : ${job.title}, ${job.company}, ${job.place}`,
      ),
    ),
    line(education),
    ...person.degrees.map(({ written, institute, year, grade }, i) =>
      line(`${i + 1}. ${written} from ${institute} in ${year} with ${grade}`),
    ),
    line(`${skills}: ${person.skills.join(', ')}`),
    line('Hobbies: Cricket, reading'),
  ];
}

export const layouts = {
  'one column': makeOneColumn,
  'two columns': makeTwoColumns,
  table: makeTable,
  European: makeEuropean,
  plain: makePlain,
} as const;
