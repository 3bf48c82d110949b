import { describe, expect, it } from 'vitest';
import { type AttributeSource, readAttributes } from './read-attributes.ts';

const vacancy: AttributeSource = {
  skills: [],
  title: 'Store Keeper',
  descriptionHtml: '',
  locations: ['Nashik'],
  educations: [],
  companyId: 12,
  jobTypes: [],
  jobModes: [],
  employmentType: '',
  industry: '',
  salaryUpperPaise: null,
  salaryLowerPaise: null,
  ug: '',
  pg: '',
  branches: [],
};
const read = (more: Partial<AttributeSource>, prefix: string) =>
  readAttributes({ ...vacancy, ...more })
    .filter((lexeme) => lexeme.startsWith(`${prefix}:`))
    .map((lexeme) => lexeme.slice(2))
    .sort()
    .join(' ');
const inTitle = (title: string, prefix: string) => read({ title }, prefix);
const described = (text: string, prefix: string) => read({ descriptionHtml: `<p>${text}</p>` }, prefix);

describe('work mode', () => {
  it.each([
    ['Payroll Analyst (WFH)', 'home'],
    ['Tele Counsellor - Work from Home', 'home'],
    ['Remote - Illustrator', 'home'],
    ['Illustrator (remote, India)', 'home'],
    ['Remote Sensing Analyst', ''],
    ['Engineer, remote monitoring of pumps', ''],
    ['Home Loan Officer', ''],
    ['Auditor, Thane (WFH during Covid)', ''],
    ['Typist (work from home till further notice)', ''],
    ['Quality Lead - Work from Office', 'office'],
    ['Buyer (WFO)', 'office'],
    ['Back Office Clerk', ''],
    ['Dispatcher (Hybrid)', 'hybrid'],
    ['Tester - 3 days work from office - Hybrid', 'hybrid'],
    ['Hybrid Seeds Trial Officer', ''],
    ['Hybrid Cloud Architect', ''],
    ['Estimator - remote or hybrid', 'home hybrid'],
  ])('of the title %j is %j', (title, expected) => {
    expect(inTitle(title, 'w')).toBe(expected);
  });

  it.each([
    ['This is a fully remote position.', 'home'],
    ['You work from home and visit us once a year.', 'home'],
    ['Please note that work from home is not available.', ''],
    ['There is no work from home for this post.', ''],
    ['You travel to remote areas and support remote teams.', ''],
    ['We follow a hybrid model: two days work from home.', 'hybrid'],
    ['We breed hybrid paddy.', ''],
    ['Location: Surat (Hybrid)', 'hybrid'],
    ['You may work from home twice a month.', ''],
    ['Mode: Work from office, five days a week', 'office'],
    ['Good at MS Office and office work', ''],
  ])('of the description %j is %j', (text, expected) => {
    expect(described(text, 'w')).toBe(expected);
  });

  it('is that of the fields, whatever the description says', () => {
    const descriptionHtml = '<p>Work from home.</p>';
    expect(read({ jobModes: ['Work From Office'], descriptionHtml }, 'w')).toBe('office');
    expect(read({ locations: ['Remote', 'Nashik'] }, 'w')).toBe('home');
  });
});

describe('kind of employment', () => {
  it.each([
    ['Store Keeper', 'full-time'],
    ['Botany Intern', 'internship'],
    ['Internal Auditor', 'full-time'],
    ['Internship Coordinator', 'full-time'],
    ['Part-time Lab Assistant', 'part-time'],
    ['Yoga Teacher (part/full time)', 'full-time part-time'],
    ['Editor - 6 months contract', 'contract'],
    ['Java Lead (C2H)', 'contract'],
    ['Freelance Proofreader', 'contract'],
    ['Contract Manager', 'full-time'],
    ['Head - Contract Management', 'full-time'],
    ['Walk-in: Pharmacist on Friday', 'full-time walk-in'],
    ['Walkin drive for Part Time Cashiers', 'part-time walk-in'],
    ['Walk-in Cooler Technician', 'full-time'],
  ])('of the title %j is %j', (title, expected) => {
    expect(inTitle(title, 'j')).toBe(expected);
  });

  it.each([
    ['Employment type: Part time. Bring your certificates.', 'part-time'],
    ['Part time, four hours on weekdays.', 'part-time'],
    ['You answer the phone. Part-time only.', 'part-time'],
    ['Timings: part time', 'part-time'],
    ['You supply full-time, part-time and temporary staff to shops.', 'full-time'],
    ['Job Type: Full-time, Contract', 'contract full-time'],
    ['This is a contractual role of one year.', 'contract'],
    ['You will be on a 6 months contract.', 'contract'],
    ['You draft contracts and sign the contract with suppliers.', 'full-time'],
    ['You are part of the team; part-time MBA students are welcome.', 'full-time'],
    ['Walk-in interview on 4 May, 10 am to 4 pm', 'full-time walk-in'],
    ['You greet walk-in customers.', 'full-time'],
    ['Experience or an internship in a bank helps.', 'full-time'],
    ['The duration of internship is 2 months.', 'internship'],
    ['Freelancers may apply too.', 'contract'],
    ['Internship duration: 3 months, certificate at the end', 'internship'],
  ])('of the description %j is %j', (text, expected) => {
    expect(described(text, 'j')).toBe(expected);
  });

  it.each([
    ['<p>You teach chess.</p><ul><li>Part time</li><li>Any graduate</li></ul>', 'part-time'],
    ['<p>Chess club<br>Part-time job<br>Near the lake</p>', 'part-time'],
    ['<div>Kiln museum</div>\n<div> • Internship </div>\n<div>Bhopal</div>', 'internship'],
    ['<ul><li>Freelance</li><li>Own laptop</li></ul>', 'contract'],
    ['<p>Full time / Part time</p><p>Good English</p>', 'full-time part-time'],
    ['<ul><li>Part time or evening batches of pupils</li><li>Any graduate</li></ul>', 'full-time'],
    [`<p>${'\n '.repeat(9_000)}</p><p>Internship</p>`, 'internship'],
  ])('of the lines of %j is %j', (descriptionHtml, expected) => {
    expect(read({ descriptionHtml }, 'j')).toBe(expected);
  });

  it('is read from the fields', () => {
    expect(read({ jobTypes: ['Internship'], employmentType: 'Full Time' }, 'j')).toBe('full-time internship');
    expect(read({ employmentType: 'Full Time, Temporary/Contractual' }, 'j')).toBe('contract full-time');
  });
});

describe('working hours', () => {
  it.each([
    ['Machine Operator - Night Shift', 'night'],
    ['Chat Agent (US shift)', 'night'],
    ['Day/Night Shift Guard', 'day night'],
    ['Redshift Developer', ''],
    ['Shift Incharge', ''],
    ['Caller | rotational shifts', 'rotational'],
    ['Control Room Operator 24x7', 'rotational'],
    ['Tutor, flexible hours', 'flexible'],
  ])('of the title %j are %j', (title, expected) => {
    expect(inTitle(title, 'h')).toBe(expected);
  });

  it.each([
    ['Ready to work in rotating shifts.', 'rotational'],
    ['There is no night shift.', ''],
    ['General shift only', 'day'],
    ['Timings: 9.30 am to 6 pm, Monday to Saturday', 'day'],
    ['Working hours 8 pm - 5 am', 'night'],
    ['Call us between 10 am and 5 pm', ''],
    ['Walk-in interview, timing: 10 am to 2 pm', ''],
    ['Our platform runs 24x7 for customers.', ''],
  ])('of the description %j are %j', (text, expected) => {
    expect(described(text, 'h')).toBe(expected);
  });
});

describe('families of qualifications', () => {
  it('are not read from the end of a word', () => {
    // An excerpt begins sixty characters before the degree.
    expect(described(`We use RDBMS, ${'x'.repeat(54)} B.Tech`, 'f')).toBe('engineering');
  });

  it('are not read from a list of skills', () => {
    const list = '<ul><li>Skills: SQL, Business administration</li><li>Education: B.Sc</li></ul>';
    expect(read({ descriptionHtml: list, skills: ['SQL', 'Business administration'] }, 'f')).toBe('science');
    expect(read({ skills: ['MBA'] }, 'f')).toBe('management');
  });

  it.each([
    ['Minimum B.Com or M.Com', 'commerce'],
    ['Commerce graduates with Tally', 'commerce'],
    ['CA Inter candidates', 'commerce'],
    ['Our e-commerce platform sells beds for the needy; be kind.', ''],
    ['B.E/B.Tech in Civil', 'engineering'],
    ['Diploma in Mechanical with 2 years', 'engineering'],
    ['MCA or B.Sc (IT)', 'computing science'],
    ['B.Sc Nursing or GNM', 'nursing'],
    ['M.B.A. from a reputed school', 'management'],
    ['D.Pharm / B.Pharma', 'pharmacy'],
    ['B.Ed is a must', 'education'],
    ['A degree in law', 'law'],
    ['Bachelor of Science in Nursing', 'nursing science'],
    ['Degree in Physics, Mathematics or Engineering', 'engineering science'],
    ['Hotel management graduates', 'hospitality'],
    ['Any graduate', ''],
    ['You report to the MD and act as PA', ''],
  ])('of the description %j are %j', (text, expected) => {
    expect(described(text, 'f')).toBe(expected);
  });

  it('are read from fields and the title', () => {
    expect(read({ educations: ['M.Com', 'LLB', 'Any Graduate'] }, 'f')).toBe('commerce law');
    expect(read({ ug: 'B.Tech/B.E. in Computers', pg: 'MBA/PGDM' }, 'f')).toBe('computing engineering management');
    expect(read({ branches: ['Bachelor of Arts'] }, 'f')).toBe('arts');
    expect(inTitle('BAMS Doctor', 'f')).toBe('medicine');
  });
});

describe('invited groups', () => {
  it.each([
    ['Receptionist (Female)', 'women'],
    ['Cashier (Male/Female)', ''],
    ['Trainer - Female / Male', ''],
    ['Tailor for Women’s wear', ''],
    ['Returnship: Data Steward', 'women-returning'],
    ['Tutor - restart your career', 'women-returning'],
    ['Packers (Ex-Servicemen)', 'veterans'],
    ['Clerk - openings for persons with disability', 'disabled'],
    ['Disability Claims Examiner', ''],
    ['Lady Doctor', 'women'],
    ['Ladies Tailor', ''],
  ])('of the title %j are %j', (title, expected) => {
    expect(inTitle(title, 'a')).toBe(expected);
  });

  it.each([
    ['Female candidates preferred', 'women'],
    ['Male and female candidates can apply', ''],
    ['Women are strongly encouraged to apply', 'women'],
    ['We invite women after a career break', 'women-returning'],
    ['Differently abled candidates are welcome', 'disabled'],
    ['All applicants are considered without regard to race, gender, disability or veteran status.', ''],
    ['Retired army personnel can apply', 'veterans'],
  ])('of the description %j are %j', (text, expected) => {
    expect(described(text, 'a')).toBe(expected);
  });
});

it('has levels of school, but no dates and classes', () => {
  expect(inTitle('Walk in drive on 12th March', 'f')).toBe('');
  expect(inTitle('Video Creator (9th & 10th Grade Subjects)', 'f')).toBe('');
  expect(inTitle('Telecaller - 12th pass', 'f')).toBe('twelfth');
  expect(read({ skills: ['BPO', '12th', 'Computer Science'] }, 'f')).toBe('twelfth');
  expect(read({ educations: ['10th'] }, 'f')).toBe('tenth');
});

it('has no law degree where any postgraduate is accepted', () => {
  expect(read({ educations: ['LLM'] }, 'f')).toBe('law');
  expect(read({ educations: ['LLM', 'Any Postgraduate'] }, 'f')).toBe('');
});

it('has pay steps, industry and company', () => {
  expect(read({ salaryUpperPaise: 60_000_000, salaryLowerPaise: 30_000_000 }, 'b')).toBe('10 15 20 25 2l 3l');
  expect(read({ salaryUpperPaise: 60_000_000 }, 'b')).toBe('');
  expect(read({ salaryUpperPaise: 30_000_000 }, 'm')).toBe('10 15 20 25 2l 3l stated');
  expect(read({ salaryUpperPaise: 5_000_000 }, 'm')).toBe('stated');
  expect(read({}, 'm')).toBe('');
  expect(read({ industry: 'Émail & Tiles' }, 'i')).toBe('email & tiles');
  expect(read({}, 'i')).toBe('');
  expect(read({}, 'c')).toBe('12');
});

it('reads texts of any kind and size', () => {
  for (const piece of [
    'night / day ',
    'no ',
    'm.b.a',
    'work from ',
    'shift 10 am to ',
    'degree in the field of ',
    'नौकरी ',
    '\u0000',
  ])
    expect(readAttributes({ ...vacancy, title: piece.repeat(10), descriptionHtml: piece.repeat(8_000) })).toContain(
      'c:12',
    );
});
