import { describe, expect, it } from 'vitest';
import { expandTitle } from './expand-title.ts';
import { findByFieldWords, listFieldOccupations } from './field-words.ts';
import { generalOccupations } from './head-groups.ts';
import {
  equivalentOccupations,
  findQueryOccupations,
  findTitleOccupations,
  nameOfOccupation,
  narrowerOccupations,
  relatedOccupations,
} from './index.ts';
import { loadOccupations, readRows } from './load-occupations.ts';
import { closeNarrower, loadRelated } from './load-related.ts';
import { findSimilarTitle } from './similar-titles.ts';
import { listSkillOccupations, occupationsOfSkill } from './skill-occupations.ts';
import { differentWork, foundBySearch, readPairs, sameWork } from './test-title-pairs.ts';

const isSameWork = ([one, other]: [string, string]): boolean =>
  findTitleOccupations(one).some((occupation) => findTitleOccupations(other).includes(occupation));

const readQuery = (query: string) => findQueryOccupations(query.split(' '));

describe('the data', () => {
  const data = loadOccupations();

  it('has every related occupation, in both directions and between 0 and 1', () => {
    expect(data.keys.length).toBeGreaterThan(450);
    const related = loadRelated(data.numbers);
    for (const [from, others] of related) {
      for (const [to, similarity] of others) {
        expect(similarity).toBeGreaterThan(0);
        expect(similarity).toBeLessThanOrEqual(1);
        expect(related.get(to)?.get(from)).toBe(similarity);
      }
    }
  });

  it('has the rarer titles as roots, as the loader takes them', () => {
    const wrong = readRows('rare-occupations.tsv').flatMap(({ titles }) =>
      titles.flatMap((title) => {
        const [expanded] = expandTitle(title);
        return expanded?.kind === 'anywhere' && expanded.phrase === title ? [] : [`${title}: ${expanded?.phrase}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('finds an occupation for every name in it', () => {
    const lost = data.names.filter((name, number) => !findTitleOccupations(name).includes(data.keys[number] as string));
    expect(lost).toEqual([]);
  });
});

describe('findTitleOccupations', () => {
  it('gives titles of the same work a common occupation', () => {
    const pairs = readPairs(sameWork);
    const missed = pairs.filter((pair) => !isSameWork(pair));
    expect(pairs.length).toBeGreaterThanOrEqual(120);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  });

  it('gives titles of different work no common occupation', () => {
    const pairs = readPairs(differentWork);
    const confused = pairs.filter(isSameWork);
    expect(pairs.length).toBeGreaterThanOrEqual(120);
    expect(confused.length, confused.join('\n')).toBeLessThanOrEqual(2);
  });

  it.each([
    ['Urgent Opening for || IOS Developer || 3-5 Years || Noida', 'ios-developer'],
    ['Sr. Accountant (Female) - Andheri East', 'accountant'],
    ['Walk-in Drive: Telecaller, Night Shift', 'telecaller'],
    ['Human Resources (HR) Executive', 'hr-executive'],
    ['Manager - Human Resources', 'hr-manager'],
    ['Data Entry Operator/Computer Operator', 'data-entry-operator'],
    ['Full - Stack Developer', 'full-stack-developer'],
    ['Software Engineer (Java)', 'java-developer'],
    ['Accountant Manager', 'accounts-manager'],
    ['SALES', 'sales-executive'],
    ['Salesforce Admin', 'salesforce-administrator'],
    ['PPC Analyst', 'performance-marketing-executive'],
    ['Data Warehouse Developer', 'etl-developer'],
    ['Semi Qualified CA', 'semi-qualified-chartered-accountant'],
    ['Java Full Stack Developer', 'full-stack-developer'],
    ['DGM Purchase', 'purchase-manager'],
    ['Recruitment for Area Managers', 'branch-manager'],
    ['Civil Engineer/Lead Engineer', 'civil-engineer'],
    ['Field Service Engineer/Executive', 'service-engineer'],
    ['Sr. Sales Executive/Asst Manager (B2B)', 'sales-executive'],
    ['Officer Dispatch', 'dispatch-executive'],
    ['Import export manager in beverages', 'import-export-manager-in-beverages'],
  ])('reads %s', (title, occupation) => {
    expect(findTitleOccupations(title)[0]).toBe(occupation);
  });

  it.each(['Manager', 'Senior Executive', 'Associate', 'Deputy Manager - Pune', 'Trainee', 'Director', 'Engineer'])(
    'gives no occupation for a plain rank: %s',
    (title) => expect(findTitleOccupations(title)).toEqual([]),
  );

  it.each([
    ['Kafka Administrator', ['data-engineer']],
    ['Data Analyst - International BPO', ['data-analyst']],
    ['Assistant to Doctor/Diet Consultant', ['executive-assistant']],
    ['Administrator', ['admin-executive']],
  ])('takes no field, rank or person beside the work for work: %s', (title, occupations) => {
    expect(findTitleOccupations(title)).toEqual(occupations);
  });

  it('takes a short abbreviation only as a whole part of a title', () => {
    expect(findTitleOccupations('CA - Direct Taxation')[0]).toBe('chartered-accountant');
    expect(findTitleOccupations('CA wallet platform')).not.toContain('chartered-accountant');
  });

  it('matches phrases, not their words', () => {
    expect(findTitleOccupations('Service Delivery Associate')).not.toContain('delivery-executive');
    expect(findTitleOccupations('Data Scientist Trainer')).not.toContain('data-scientist');
  });

  it.each([
    '',
    ' ',
    '🙂🙂',
    '((((',
    '-',
    'and of the',
    'नौकरी',
    '=<staff>',
    'x'.repeat(10_000),
    'sales '.repeat(2_000),
  ])('gives at most three occupations for any text: %.20s', (title) =>
    expect(findTitleOccupations(title).length).toBeLessThanOrEqual(3),
  );
});

describe('findSimilarTitle', () => {
  const data = loadOccupations();
  const findKey = (words: string) => data.keys[findSimilarTitle(data, words.split(' ')) ?? -1];

  it('gives the occupation of the title with most of the same words', () => {
    expect(findKey('saw band operator wood')).toBe('band-saw-operator');
    expect(findKey('loom fitter power')).toBe('textile-machine-operator');
  });

  it('gives none where the words are too few, too common or of several occupations', () => {
    for (const words of ['welder', 'machine operator technician', 'zzz yyy xxx', '']) {
      expect(findKey(words)).toBeUndefined();
    }
  });
});

describe('field words', () => {
  const { numbers } = loadOccupations();

  it('belong to occupations of the data', () => {
    expect(listFieldOccupations().filter((key) => !numbers.has(key))).toEqual([]);
    expect(listFieldOccupations().length).toBeGreaterThan(250);
    expect([...generalOccupations].filter((key) => !numbers.has(key))).toEqual([]);
  });

  it.each([
    ['Escalator Erection Engineer', 'lift-technician'],
    ['Concrete Mixing Technician', 'batching-plant-operator'],
    ['Field Engineer - Ventilators', 'biomedical-engineer'],
    ['Process Associate - Claims', 'insurance-operations-executive'],
    ['Lawn and Plant Care Staff', 'gardener'],
    ['Payroll & Operations', 'payroll-executive'],
  ])('name the work of %s', (title, occupation) => {
    expect(findTitleOccupations(title)[0]).toBe(occupation);
  });

  it.each([
    ['a head of other work', 'escalator sales manager', 'lift-technician'],
    ['a word of other work', 'data brick worker', 'mason'],
    ['no head', 'escalator', 'lift-technician'],
  ])('do not count with %s', (_, words, occupation) => {
    expect(findByFieldWords(words.split(' '))?.occupation).not.toBe(occupation);
  });

  it('name the work of a whole query, unless they may be skills', () => {
    expect(readQuery('threading waxing')[0]?.occupation).toBe('beautician');
    expect(readQuery('halwai sweet')[0]?.occupation).toBe('sweet-maker');
    expect(readQuery('kubernetes terraform')).toEqual([]);
    expect(readQuery('threading waxing pune')).toEqual([]);
  });

  it('leave out the other words of a query', () => {
    expect(readQuery('pune escalator technician')).toEqual([{ occupation: 'lift-technician', from: 1, length: 2 }]);
  });
});

describe('confusions of titles', () => {
  it.each([
    ['Applied Mechanics Engineer', 'mechanical-engineer'],
    ['Motor Mechanics', 'auto-mechanic'],
    ['Product Development Engineer', 'product-engineer'],
    ['R&D Engineer', 'rnd-engineer'],
    ['Mechanical Design Engineer', 'mechanical-design-engineer'],
    ['Medical Coder BSc Nursing, GNM', 'medical-coder'],
  ])('%s', (title, occupation) => {
    expect(findTitleOccupations(title)).toEqual([occupation]);
  });

  it('engineers of two ranks are no trainees', () => {
    expect(findTitleOccupations('Engineer / Sr. Engineer AI/ML')).not.toContain('graduate-engineer-trainee');
  });

  it('knows the work of skills', () => {
    expect(listSkillOccupations().filter((key) => !loadOccupations().numbers.has(key))).toEqual([]);
    expect(occupationsOfSkill(['corel', 'draw'])).toEqual(['graphic-designer']);
    expect(occupationsOfSkill(['zamboni'])).toBeUndefined();
  });
});

describe('findQueryOccupations', () => {
  it.each(['siemens engineer', 'otis engineer', 'ibm consultant', 'hyundai executive'])(
    'reads no work from the name of an employer: %s',
    (query) => {
      expect(readQuery(query)).toEqual([]);
    },
  );

  it('tells which words name the occupation', () => {
    expect(readQuery('urgent delivery boy pune')).toEqual([{ occupation: 'delivery-executive', from: 1, length: 2 }]);
    expect(readQuery('tele sales')[0]).toEqual({ occupation: 'telesales-executive', from: 0, length: 2 });
    expect(readQuery('chartered accountant mumbai')[0]).toEqual({
      occupation: 'chartered-accountant',
      from: 0,
      length: 2,
    });
    expect(readQuery('head procurement')).toEqual([{ occupation: 'purchase-manager', from: 0, length: 2 }]);
    expect(readQuery('back office executive')[0]).toMatchObject({ occupation: 'back-office-executive', length: 3 });
  });

  it('takes the name of a field only as the whole query', () => {
    expect(readQuery('marketing')[0]?.occupation).toBe('marketing-executive');
    expect(readQuery('marketing python')).toEqual([]);
  });

  it('finds nothing in other words', () => {
    expect(readQuery('pune 25000 fresher')).toEqual([]);
    expect(findQueryOccupations([])).toEqual([]);
  });
});

describe('relatedOccupations', () => {
  it('gives close occupations, the closest first', () => {
    const related = relatedOccupations('telecaller');
    expect(related[0]?.occupation).toBe('telesales-executive');
    expect(related.map(({ similarity }) => similarity)).toEqual(
      related.map(({ similarity }) => similarity).toSorted((one, other) => other - one),
    );
    expect(
      relatedOccupations('hr-manager').find(({ occupation }) => occupation === 'hr-executive')?.similarity,
    ).toBeLessThan(0.7);
    expect(relatedOccupations('no such key')).toEqual([]);
  });
});

describe('equivalentOccupations', () => {
  it('gives those whose titles are used for the same work', () => {
    expect(equivalentOccupations('site-engineer')).toEqual(['civil-engineer']);
    expect(equivalentOccupations('telecaller')).toContain('telesales-executive');
    expect(equivalentOccupations('nurse')).not.toContain('doctor');
    expect(equivalentOccupations('no such key')).toEqual([]);
  });
});

describe('narrowerOccupations', () => {
  it('gives kinds of all levels, the nearer first', () => {
    const kinds = narrowerOccupations('teacher');
    expect(kinds).toEqual(expect.arrayContaining(['science-teacher', 'chemistry-teacher', 'tamil-teacher']));
    expect(kinds.indexOf('science-teacher')).toBeLessThan(kinds.indexOf('chemistry-teacher'));
    expect(narrowerOccupations('plumber')).toEqual([]);
  });

  it('holds in one direction', () => {
    for (const [whole, kind] of [
      ['driver', 'bus-driver'],
      ['mechanic', 'refrigeration-and-ac-technician'],
      ['doctor', 'cardiologist'],
      ['software-developer', 'php-developer'],
    ] as const) {
      expect(equivalentOccupations(whole)).toContain(kind);
      expect(equivalentOccupations(kind)).not.toContain(whole);
    }
  });

  it.each([
    ['no such key', 'plumber'],
    ['plumber', 'no such key'],
  ])('refuses a kind that does not exist: %s, %s', (broader, kind) => {
    const lines = new Map([[broader, [kind]]]);
    expect(() => closeNarrower(lines, new Set(['plumber']))).toThrow('no such key');
  });

  it('refuses a kind of itself', () => {
    const lines = new Map([
      ['a', ['b']],
      ['b', ['a']],
    ]);
    expect(() => closeNarrower(lines, new Set(['a', 'b']))).toThrow('a kind of itself');
  });
});

describe('a search by an occupation', () => {
  const searched = (query: string) =>
    readQuery(query).flatMap(({ occupation }) => [occupation, ...equivalentOccupations(occupation)]);

  it('finds other titles of the same work and its kinds', () => {
    const missed = readPairs(foundBySearch).filter(
      ([query, title]) => !findTitleOccupations(title).some((occupation) => searched(query).includes(occupation)),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['site engineer', 'Solar Project Engineer'],
    ['weaver', 'Hand Embroidery Worker'],
    ['cardiologist', 'General Physician'],
    ['bus driver', 'Lorry Driver'],
    ['accountant', 'Account Manager'],
    ['mechanic', 'Mechanical Design Engineer'],
    ['delivery boy', 'Service Delivery Manager'],
  ])('does not find other work: %s, %s', (query, title) => {
    expect(searched(query).filter((occupation) => findTitleOccupations(title).includes(occupation))).toEqual([]);
  });
});

describe('nameOfOccupation', () => {
  it('gives the title', () => {
    expect(nameOfOccupation('ui-ux-designer')).toBe('UI/UX Designer');
    expect(nameOfOccupation('no such key')).toBe('');
  });
});

it.each([
  ['Sweeper', 'housekeeping-staff'],
  ['Sweeper cum Helper', 'housekeeping-staff'],
  ['Sanitation Staff', 'housekeeping-staff'],
  ['Sanitary Worker', 'housekeeping-staff'],
  ['Sweeping Staff', 'housekeeping-staff'],
  ['Safai Wala', 'housekeeping-staff'],
  ['HK Boy', 'housekeeping-staff'],
  ['Cleaning Lady', 'housekeeping-staff'],
  ['Quality Assurance Officer', 'quality-inspector'],
  ['QA Executive', 'quality-inspector'],
  ['QA Analyst', 'test-engineer'],
  ['Sales Force Executive', 'field-sales-executive'],
  ['Salesforce Consultant', 'salesforce-developer'],
])('%s is a title of %s', (title, occupation) => {
  expect(findTitleOccupations(title)[0]).toBe(occupation);
});

it.each([
  ['sweeper', 'street-sweeper'],
  ['sweeper', 'domestic-helper'],
  ['street sweeper', 'housekeeping-staff'],
])('a search for a %s finds or comes near to a %s', (query, other) => {
  const [found] = findQueryOccupations(query.split(' '));
  const near = relatedOccupations(found?.occupation ?? '').filter(({ similarity }) => similarity >= 0.8);
  expect([...equivalentOccupations(found?.occupation ?? ''), ...near.map(({ occupation }) => occupation)]).toContain(
    other,
  );
});

it.each([
  ['sales force', 'sales-executive'],
  ['salesforce', 'sales-executive'],
  ['bde', 'sales-executive'],
  ['tuition teacher', 'primary-teacher'],
  ['php laravel', 'wordpress-developer'],
  ['bank po', 'bank-teller'],
])('a search for %s asks for no %s', (query, other) => {
  const occupations = findQueryOccupations(query.split(' ')).map(({ occupation }) => occupation);
  expect(occupations.flatMap((one) => [one, ...equivalentOccupations(one)])).not.toContain(other);
  expect(occupations).toHaveLength(1);
});

it.each([
  ['SAP FICO Consultant', 'SAP MM Consultant'],
  ['Packer', 'Helper'],
  ['CRM Executive', 'Retention Executive'],
  ['Digital Marketing Executive', 'Community Manager'],
  ['Desktop Support Engineer', 'Linux Administrator'],
  ['Receptionist', 'Bell Boy'],
  ['PLC Engineer', 'DevOps Automation Engineer'],
  ['Driver', 'Audio Driver Developer'],
  ['Security Guard', 'Senior Security Specialist'],
  ['Delivery Boy', 'Associate - Delivery'],
  ['BPO Team Leader', 'Team Lead - Data Quality'],
  ['Maintenance Technician', 'Engineering Associate'],
])('takes "%s" and "%s" for different work', (one, other) => {
  const [occupation] = findTitleOccupations(one);
  const found = [occupation, ...equivalentOccupations(occupation as string)];
  expect(findTitleOccupations(other).filter((key) => found.includes(key))).toEqual([]);
});

it('takes tools beside a name of work for no work of their own', () => {
  const occupationsOf = (query: string) => findQueryOccupations(query.split(' ')).map(({ occupation }) => occupation);
  expect(occupationsOf('software tester selenium java')).toEqual(['test-engineer']);
  expect(occupationsOf('selenium java automation')).toEqual(['automation-test-engineer']);
});
