import {
  artsCareers,
  commerceCareers,
  computingCareers,
  engineeringCareers,
  hotelCareers,
  managementCareers,
  masterOfManagementCareers,
  pharmacyWork,
  scienceCareers,
  teaching,
} from './degree-careers.ts';
import { jobWords, type PhraseRule } from './phrase-rule.ts';
import { graduate, qualification } from './qualification.ts';

/** Professional examinations, which a degree in commerce does not replace. */
const accountancy = ['CA', 'CS', 'ICWA/CMA'];
/** Work of those who passed them. */
const accountancyWork = ['chartered-accountant', 'company-secretary', 'cost-accountant'];

/** What may follow a degree and belongs to it. */
const held = '(pass|passed|passout|qualified|completed|final) (out) (graduate|degree|holder|student)';
const branches =
  'mechanical|civil|electrical|computer|cse|ece|eee|electronics|instrumentation|production|automobile|chemical';

/** Subjects after which "BA" is the degree and no business analyst. */
const subjectsOfArts =
  'english|hindi|history|economic|economics|geography|political|sociology|psychology|philosophy|sanskrit|journalism|mass';

const bachelors = ['b tech', 'btech', 'b e', 'be*', 'm tech', 'mtech', 'm e', 'me*'];

/** Choices that accept a degree without naming it. */
const anyGraduate = ['Any Graduate'];
const anyPostgraduate = ['Any Postgraduate'];
/** Conditions on degrees. */
export const degreeRules: PhraseRule[] = [
  qualification(
    'B.Com (commerce)',
    {
      careers: commerceCareers,
      family: 'commerce',
      notOnly: accountancy,
      notWork: accountancyWork,
      choices: ['B.Com'],
      lexemes: ['t.bcom'],
      open: anyGraduate,
    },
    [`b com ${held}`, `bcom ${held}`, 'bachelor of|in commerce', `commerce ~e ${graduate}`],
  ),
  qualification(
    'M.Com (commerce)',
    {
      careers: commerceCareers,
      family: 'commerce',
      notOnly: accountancy,
      notWork: accountancyWork,
      choices: ['M.Com'],
      lexemes: ['t.mcom'],
      open: anyPostgraduate,
    },
    [`m com ${held}`, `mcom ${held}`, 'master of|in commerce'],
  ),
  // Most vacancies for graduates in commerce are not for them.
  qualification(
    'CA Inter',
    { lexemes: ['t.articleship'], occupations: ['semi-qualified-chartered-accountant', 'article-assistant'] },
    ['ca inter|intermediate|ipcc', 'inter ca', 'semi qualified ca', 'semi ca'],
  ),
  qualification(
    'B.Tech (engineering)',
    {
      careers: engineeringCareers,
      family: 'engineering',
      notOnly: ['M.Tech'],
      choices: ['B.Tech/B.E.'],
      lexemes: ['t.btech'],
      open: anyGraduate,
    },
    [
      `b tech ${held}`,
      `btech ${held}`,
      `b e ${held}`,
      `be* ${held}`,
      `be >${branches}|btech|graduate|fresher|pass|degree`,
      'bachelor of|in engineering|technology',
      `engineering ${graduate}|pass`,
      'engineering >fresher',
    ],
  ),
  qualification(
    'M.Tech (engineering)',
    { careers: engineeringCareers, family: 'engineering', choices: ['M.Tech'], lexemes: ['t.mtech'] },
    [`m tech ${held}`, `mtech ${held}`, `m e ${held}`, `me* ${held}`, 'master of|in engineering|technology'],
  ),
  qualification('Computer science degree (computing)', { careers: computingCareers, family: 'computing' }, [
    ...[...bachelors, 'be', 'b sc', 'bsc', 'm sc', 'msc'].flatMap((degree) => [
      `${degree} (in) cse|cs|it|computer|information (science|technology|engineering)`,
      `cse|cs ${degree}`,
    ]),
    `computer (science) ${graduate}`,
    `computer science >engineer|engineering|developer|software|fresher|${jobWords} ~professor|lecturer|teacher|faculty|pgt|tgt`,
    `cs|cse graduate|graduation|degree|student|background|stream|branch`,
    'cs|cse >engineer|engineering',
    'cse candidate|qualified|discipline',
  ]),
  qualification(
    'BCA (computing)',
    {
      careers: computingCareers,
      family: 'computing',
      notOnly: ['MCA'],
      choices: ['BCA'],
      lexemes: ['t.bca'],
      open: anyGraduate,
    },
    [`bca ${held}`, `b c a ${held}`, 'bachelor of|in computer application'],
  ),
  qualification(
    'MCA (computing)',
    { careers: computingCareers, family: 'computing', choices: ['MCA'], lexemes: ['t.mca'], open: anyPostgraduate },
    [`mca ${held}`, `m c a ${held}`, 'master of|in computer application'],
  ),
  qualification(
    'MBA (management)',
    {
      careers: masterOfManagementCareers,
      family: 'management',
      choices: ['MBA/PGDM'],
      lexemes: ['t.mba', 't.pgdm'],
      open: anyPostgraduate,
    },
    [`mba|pgdm|pgdbm ${held}`, `m b a ${held}`, 'master of|in business administration'],
  ),
  qualification(
    'BBA (management)',
    {
      careers: managementCareers,
      family: 'management',
      notOnly: ['MBA/PGDM'],
      notTitles: ['mba', 'pgdm'],
      choices: ['BBA'],
      lexemes: ['t.bba'],
      open: anyGraduate,
    },
    [`bba|bbm|bms ${held}`, `b b a ${held}`, 'bachelor of|in business administration'],
  ),
  qualification(
    'B.A (arts)',
    { careers: artsCareers, family: 'arts', notOnly: ['M.A'], choices: ['B.A'], open: anyGraduate },
    [
      `b a ${held}`,
      `ba >${subjectsOfArts}`,
      'ba pass|passed|graduate|degree|student|honour|hon',
      'bachelor of|in art',
      `art|humanity|humanities ${graduate}`,
    ],
  ),
  qualification('M.A (arts)', { careers: artsCareers, family: 'arts', choices: ['M.A'] }, [
    `m a ${held}`,
    `ma >${subjectsOfArts}`,
    'ma pass|passed|graduate|degree|student',
    'master of|in art',
  ]),
  qualification(
    'B.Sc (science)',
    {
      careers: scienceCareers,
      family: 'science',
      notOnly: ['M.Sc'],
      choices: ['B.Sc'],
      lexemes: ['t.bsc'],
      open: anyGraduate,
    },
    [
      `b sc ${held}`,
      `bsc ${held}`,
      'bachelor of|in science',
      `science ~computer|data|political|material|life|social ${graduate}`,
    ],
  ),
  qualification(
    'M.Sc (science)',
    { careers: scienceCareers, family: 'science', choices: ['M.Sc'], lexemes: ['t.msc'], open: anyPostgraduate },
    [`m sc ${held}`, `msc ${held}`, 'master of|in science'],
  ),
  qualification(
    'Nursing degree',
    { family: 'nursing', choices: ['B.Sc Nursing'], occupations: ['nurse', 'nursing-supervisor', 'nursing-tutor'] },
    [`b|m sc (in) nursing ${held}`, `bsc|msc (in) nursing ${held}`, `nursing ${graduate}|diploma`],
  ),
  qualification(
    'Pharmacy degree',
    {
      family: 'pharmacy',
      choices: ['B.Pharma', 'M.Pharma'],
      lexemes: ['bpharm', 'bpharma', 'bpharmacy', 'mpharm', 'mpharma', 'dpharm', 'dpharma'].map((word) => `t.${word}`),
      occupations: ['pharmacist'],
      furtherOccupations: pharmacyWork,
    },
    [
      `b|d|m pharm|pharma|pharmacy ${held}`,
      `bpharm|bpharma|bpharmacy|dpharm|dpharma|dpharmacy|mpharm|mpharma|mpharmacy ${held}`,
      'bachelor|master|diploma of|in pharmacy',
      `pharmacy ${graduate}`,
    ],
  ),
  qualification(
    'Law degree',
    // Not "LLM" in titles, which are large language models.
    { family: 'law', choices: ['LLB'], lexemes: ['t.llb'], occupations: ['lawyer', 'legal-executive'] },
    [
      `(ba|bba) llb ${held}`,
      // Elsewhere "LLM" is a large language model.
      `llm ${held} >law|legal|lawyer|advocate|attorney|graduate|degree|fresher|pass|passed`,
      `llm <law|legal|llb|lawyer ${held}`,
      `b a llb ${held}`,
      `ll b|m ${held}`,
      `law ${graduate}`,
    ],
  ),
  qualification('B.Ed (education)', { occupations: teaching, family: 'education', choices: ['B.Ed'] }, [
    `b|m|d ed ${held}`,
    `d|b el ed ${held}`,
    `deled ${held}`,
    `bed* ${held}`,
    'bed >teacher|pass|passed|degree|qualified|tet|ctet|fresher',
  ]),
  qualification('Hotel management', { occupations: hotelCareers, family: 'hospitality', choices: ['BHM'] }, [
    `hotel management (course|diploma) ${held}`,
    `bhm|bhmct|ihm ${held}`,
  ]),
  qualification('Agriculture degree', { family: 'agriculture' }, [
    'b|m sc (in) agriculture|agri|ag',
    'bsc|msc (in) agriculture|agri|ag',
    `agriculture|agricultural ${graduate}`,
  ]),
  qualification('Design degree', { family: 'design' }, ['b|m des', 'bdes|mdes', `fine art ${graduate}`]),
  qualification('B.Arch', { choices: ['B.Arch'], lexemes: ['barch'], occupations: ['architect'] }, [
    `b arch ${held}`,
    `barch ${held}`,
  ]),
  qualification(
    'MBBS (medicine)',
    { family: 'medicine', choices: ['MBBS'], occupations: ['doctor', 'medical-officer', 'medical-specialist'] },
    [`mbbs ${held}`, `m b b s ${held}`],
  ),
  qualification('BDS', { choices: ['BDS'], lexemes: ['bds'], occupations: ['dentist'] }, [`bds ${held}`]),
  qualification('Ph.D', { choices: ['Ph.D'], lexemes: ['phd'] }, [`phd|doctorate ${held}`, `ph d ${held}`]),
];
