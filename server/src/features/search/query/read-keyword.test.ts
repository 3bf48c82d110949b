import { describe, expect, it } from 'vitest';
import { wholeCountry } from '../../places/index.ts';
import { buildPayTiers, buildTiers } from '../engine/build-tiers.ts';
import { type Expression, toTsquery } from '../engine/expression.ts';
import type { Condition } from './conditions/read-conditions.ts';
import { noKeyword, parseKeyword, readKeyword } from './read-keyword.ts';
import { splitWords } from './split-words.ts';

const read = (keyword: string) => readKeyword(keyword).map(({ text, places }) => [text, ...places]);
const phrases = (keyword: string) => readKeyword(keyword).map((term) => term.phrases.map((phrase) => phrase.join(' ')));

describe('readKeyword', () => {
  it.each([
    ['accountant jobs in india', [['accountant']]],
    ['State Bank of India', [['state bank of india']]],
    ['Air India', [['air'], ['india']]],
    ['sales mumbai pune', [['sales'], ['mumbai pune', 'Mumbai', 'Pune']]],
    ['pune java maharashtra', [['pune maharashtra', 'Pune'], ['java']]],
    [
      'work from home in pune',
      [
        ['work from home', 'Remote'],
        ['pune', 'Pune'],
      ],
    ],
    ['jobs in noida up', [['noida up', 'Noida']]],
    ['nashik district tailor', [['nashik', 'Nashik'], ['tailor']]],
    ['dist. anand tailor', [['anand', 'Anand'], ['tailor']]],
    ['nashik district manager', [['nashik', 'Nashik'], ['district'], ['manager']]],
    ['zila court', [['zila'], ['court']]],
    ['remote monitoring engineer', [['remote'], ['monitoring'], ['engineer']]],
    ['tailor ya cook', [['tailor'], ['cook']]],
    ['start up', [['start'], ['up']]],
    ['bid manager', [['bid'], ['manager']]],
    ['manager in bid', [['manager'], ['bid', 'Beed']]],
    ['java developer in pune', [['java'], ['developer'], ['pune', 'Pune']]],
    ['jobs in bangalore', [['bangalore', 'Bengaluru']]],
    ['urgent hiring for accountant', [['accountant']]],
    ['any job for weaver', [['weaver']]],
    ['weaver but dyeing', [['weaver'], ['dyeing']]],
    ['new delhi openings', [['new delhi', 'Delhi']]],
    ['work from home', [['work from home', 'Remote']]],
    ['AP', [['ap']]],
    ['jobs in AP', [['ap', 'Andhra Pradesh']]],
    ['!?', []],
  ])('reads "%s"', (keyword, terms) => {
    expect(read(keyword)).toEqual(terms);
  });

  it.each([
    ['sr', [['sr', 'senior']]],
    ['HR', [['hr', 'human resource']]],
    ['human resources', [['human resource', 'hr']]],
    ['sql', [['sql']]],
    ['my sql', [['my sql', 'mysql']]],
    ['research and development', [['research development', 'rnd']]],
    ['full stack', [['full stack', 'fullstack']]],
    ['full-stack', [['fullstack', 'full stack']]],
    ['b.tech', [['btech', 'be', 'b tech', 'bachelor technology', 'bachelor engineering']]],
    ['project manager', [['project'], ['manager', 'mgr']]],
  ])('expands the aliases of %s', (keyword, expected) => {
    expect(phrases(keyword)).toEqual(expected);
  });

  it.each(['jobs', 'jobs in india', 'latest jobs near me'])('reads "%s" as a search for any work', (keyword) => {
    const [term, ...others] = parseKeyword(keyword).terms;
    expect(others).toEqual([]);
    expect(term?.text).toBe(
      splitWords(keyword)
        .map(({ word }) => word)
        .join(' '),
    );
    expect(term?.places).toEqual(wholeCountry);
  });

  it('reads conditions apart from the work, and a condition alone', () => {
    const { terms, conditions } = parseKeyword('accountant night shift in pune above 25k a month');
    expect(terms.map(({ text }) => text)).toEqual(['accountant', 'pune']);
    expect(conditions.map(({ label }) => label)).toEqual(['Night shift', '₹25,000 a month or more']);
    expect(parseKeyword('part time')).toMatchObject({ terms: [], conditions: [{ label: 'Part-time' }] });
  });

  it('finds any work for a keyword of exclusions alone', () => {
    const { terms, conditions } = parseKeyword('-sales');
    expect(terms[0]?.places).toEqual(wholeCountry);
    expect(conditions).toMatchObject([{ isExcluded: true }]);
  });

  it('finds the occupations of consecutive words, which places do not belong to', () => {
    const { terms, roles } = parseKeyword('kiln accountant in pune');
    const [role] = roles;
    expect(terms.slice(role?.from, role?.to).map(({ text }) => text)).toEqual(['accountant']);
    expect(role?.occupations).toContain('accountant');
    expect(parseKeyword('pune').roles).toEqual([]);
  });

  it('ignores all words after the sixteenth', () => {
    expect(readKeyword('word '.repeat(100)).length).toBeLessThanOrEqual(16);
  });

  it('counts the parts of a compound as words', () => {
    const words = (keyword: string) => readKeyword(keyword).flatMap(({ phrases }) => phrases.flat());
    const compound = Array.from({ length: 100 }, (_, i) => `kiln${i}`).join('-');
    expect(words(compound)).toContain('kiln15');
    expect(words(compound)).not.toContain('kiln16');
    expect(words(`${'loom '.repeat(14)} full-stack potter`)).not.toContain('potter');
    expect(words(`${'loom '.repeat(15)} kiln-mill`)).toContain('kiln');
    expect(words(`${'loom '.repeat(15)} kiln-mill`)).not.toContain('mill');
  });
});

describe('sentences', () => {
  it.each([
    ['can you find me a job as weaver', 'weaver'],
    ['please give me weaver job', 'weaver'],
    ['which company is hiring for weaver', 'weaver'],
    ['i have done my diploma want weaver job', 'weaver'],
    ['my qualification is iti need weaver job', 'weaver'],
    ['i want to work as weaver', 'weaver'],
    ['interested in working as weaver', 'weaver'],
    ['weaver looking for better opportunity', 'weaver'],
    ['weaver post having diploma', 'weaver'],
    ['job in weaving department in agra', 'weaving agra'],
    ['weaver in textile industry', 'weaver textile'],
    ['weaver with food and accommodation', 'weaver'],
    ['weaver job in mnc company', 'weaver'],
    ['weaver in the evening', 'weaver'],
    ['weaver job after 12th', 'weaver'],
    ['kya agra me weaver ki vacancy hai', 'agra weaver'],
    ['mere liye koi accha sa job batao agra me', 'agra'],
    ['mere ko weaver me interest hai', 'weaver'],
    ['ladies ke liye weaver ka kaam', 'weaver'],
    ['weaver work near agra', 'weaver agra'],
    ['online work for girls', ''],
    ['job in weaving sector agra', 'weaving agra'],
    ['weaving line', 'weaving line'],
    ['social work', 'social work'],
    ['kiln work', 'kiln work'],
  ])('reads the work and place of "%s"', (keyword, terms) => {
    expect(
      parseKeyword(keyword)
        .terms.map(({ text }) => text)
        .join(' '),
    ).toBe(terms);
  });

  it.each([
    'post office agent',
    'post graduate teacher',
    'help desk engineer',
    'is auditor',
    'graduate engineer trainee get',
    'assembly line operator',
    'public sector bank',
    'industry 4.0 engineer',
    'food department manager',
  ])('keeps all words of "%s"', (keyword) => {
    const { terms, conditions } = parseKeyword(keyword);
    const read = [...terms, ...conditions].map(({ text }) => text).join(' ');
    // A rank of beginners is a word and a condition.
    expect([...new Set(read.split(/[ .]/))].toSorted()).toEqual(keyword.split(/[ .]/).toSorted());
  });
});

describe('work that a keyword names', () => {
  const work = (keyword: string) =>
    parseKeyword(keyword).roles.map(({ from, to, occupations, isWork }) => [from, to, occupations[0], isWork]);

  it('is one of several when they are joined by "or"', () => {
    const { terms, roles } = parseKeyword('back office ya data entry in pune');
    expect(terms[0]?.phrases).toContainEqual(['back', 'office']);
    expect(terms[0]?.phrases).toContainEqual(['data', 'entry']);
    expect(terms.map(({ places }) => places)).toEqual([[], ['Pune']]);
    expect(roles[0]?.occupations).toEqual(expect.arrayContaining(['back-office-executive', 'data-entry-operator']));
    expect(parseKeyword('java or python developer').roles[0]?.occupations).toEqual([
      'java-developer',
      'python-developer',
    ]);
    expect(parseKeyword('kiln or potter').terms).toHaveLength(2);
    expect(parseKeyword('accountant in delhi or pune').terms).toHaveLength(2);
  });

  it('is work when its abbreviation stands for a name of work, unlike that of a tool', () => {
    expect(work('sdet')).toEqual([[0, 1, 'automation-test-engineer', true]]);
    expect(work('bde')).toEqual([[0, 1, 'business-development-executive', true]]);
    expect(work('spring boot')[0]?.[3]).toBe(false);
  });

  it.each([
    'dba',
    'bookkeeper',
    'sailor',
    'cardiologist',
    'data entry',
    'back office',
    'bpo',
    'call center',
    'electrical',
    'voice process',
    'graphic design',
    'hr',
    'medical billing',
  ])('is work in "%s", a word for people or for what they do all day', (keyword) => {
    expect(work(keyword)[0]?.[3]).toBe(true);
  });

  it.each(['qc', 'ea to md', 'hrbp', 'ta executive', 'bank jobs', 'qc pharma'])(
    'is work in "%s", an abbreviation of it or the name of a field alone',
    (keyword) => {
      expect(work(keyword)[0]?.[3]).toBe(true);
    },
  );

  it.each(['tally', 'power bi', 'machine learning', 'data warehouse', 'aws'])(
    'is not work in "%s", a tool or a field',
    (keyword) => {
      expect(work(keyword).every(([, , , isWork]) => isWork === false)).toBe(true);
    },
  );

  it('is named by the last word beside a company', () => {
    expect(work('bajaj allianz sales')).toEqual([[2, 3, 'sales-executive', true]]);
    expect(work('python sql')).toEqual([]);
  });

  it('leaves a tool beside it to the other words', () => {
    expect(work('java full stack developer with angular')).toEqual([[1, 3, 'full-stack-developer', true]]);
  });

  it('is named without the fillers within', () => {
    expect(work('ea to director')).toEqual([[0, 2, 'executive-assistant', true]]);
  });

  it('tells kinds from the same work', () => {
    const [role] = parseKeyword('sales representative').roles;
    expect(role?.same).toContain('field-sales-executive');
    expect(role?.same).not.toContain('insurance-sales-executive');
    expect(role?.occupations).toContain('insurance-sales-executive');
  });
});

describe('excluded occupations', () => {
  const excluded = (keyword: string) => {
    const condition = parseKeyword(keyword).conditions.find(({ isExcluded }) => isExcluded);
    return { label: condition?.label, query: toTsquery(condition?.expression ?? '') };
  };

  it.each([
    ['jobs in pune -driver', 'Without: driver (any title)', 'o:truck-driver'],
    ['airport jobs not driver', 'Without: driver (any title)', 'o:cab-driver'],
    ['school jobs without teacher', 'Without: teacher (any title)', 'o:physics-teacher'],
    ['hotel except cook', 'Without: cook (any title)', 'o:chef'],
    ['jobs nurse nahi', 'Without: nurse (any title)', 'o:auxiliary-nurse-midwife'],
    ['work from home not data entry', 'Without: data entry (any title)', 'o:data-entry-operator'],
    ['data jobs except software', 'Without: software (any title)', 'o:data-engineer'],
    ['office job sales nahi', 'Without: sales (any title)', 'o:sales-manager'],
    ['jobs no driver or typing', 'Without: driver (any title), typing', 'o:driver'],
  ])('excludes other titles of the work: "%s"', (keyword, label, lexeme) => {
    expect(excluded(keyword).label).toBe(label);
    expect(excluded(keyword).query).toContain(`'${lexeme}'`);
  });

  it.each([
    ['accountant -senior', 'Without: senior'],
    ['java developer -spring', 'Without: spring'],
    ['developer not php', 'Without: php'],
    ['accountant -accountant', 'Without: accountant'],
  ])('excludes only the words: "%s"', (keyword, label) => {
    expect(excluded(keyword).label).toBe(label);
    expect(excluded(keyword).query).not.toContain('o:');
  });

  it('keeps the occupation that is asked for', () => {
    const { query } = excluded('sales executive -insurance advisor');
    expect(query).not.toContain("'o:sales-executive'");
    expect(excluded('driver not truck driver').query).toContain("'o:truck-driver'");
    expect(excluded('driver not truck driver').query).not.toContain("'o:driver'");
  });
});

describe('buildTiers', () => {
  const tiersOf = (keyword: string) => buildTiers({ ...noKeyword, terms: readKeyword(keyword) }, {}).map(toTsquery);

  it('quotes every lexeme', () => {
    const terms = [{ text: 'x', phrases: [["o'r\\"]], places: [] }];
    const tiers = buildTiers({ ...noKeyword, terms }, { education: "B.A' | 'x" });
    expect(tiers.map(toTsquery)[0]).toBe("('t.o''r\\\\' & 'e.b.a'' | ''x')");
  });

  it('uses pairs for title and skills, and single words for the rest', () => {
    expect(tiersOf('kiln potter')).toEqual(["('t.kiln+potter')", "('s.kiln+potter')", "('kiln' & 'potter')"]);
  });

  it('uses every combination of aliases, all pairs of three words, and single lexemes without pairs', () => {
    expect(tiersOf('kiln mgr')[0]).toBe("(('t.kiln+mgr' | 't.kiln+manager'))");
    expect(tiersOf('kiln loom spice')[0]).toBe("(('t.kiln+loom' & 't.kiln+spice' & 't.loom+spice'))");
    expect(tiersOf('c potter')[0]).toBe("(('t.c' & 't.potter'))");
    expect(tiersOf('potter pune')[0]).toBe("('t.potter' & ('t.pune' | 'l.pune'))");
  });

  it('puts the same occupation under another title after the words, and never asks descriptions for the place', () => {
    const terms = readKeyword('kiln potter pune');
    const role = { from: 1, to: 2, occupations: ['ceramist'] };
    const place = "('s.pune' | 'l.pune')";
    expect(buildTiers({ ...noKeyword, terms, roles: [{ ...role, isWork: true }] }, {}).map(toTsquery)).toEqual([
      "('o:ceramist' & 't.kiln+potter' & ('t.pune' | 'l.pune'))",
      "('t.kiln+potter' & ('t.pune' | 'l.pune'))",
      `(('t.kiln+potter' | ('s.kiln+potter' & 'o:ceramist')) & ${place})`,
      `(('t.kiln+potter' | ('o:ceramist' & 's.kiln')) & ${place})`,
      `(('t.kiln+potter' | ('o:ceramist' & 'kiln')) & ${place})`,
      `((('t.kiln+potter' | ('o:ceramist' & 'kiln')) | ('t.potter' & 'kiln')) & ${place})`,
    ]);
    const ofTool = buildTiers({ ...noKeyword, terms, roles: [{ ...role, isWork: false }] }, {}).map(toTsquery);
    expect(ofTool[0]).toBe("('o:ceramist' & 't.kiln+potter' & ('t.pune' | 'l.pune'))");
    expect(ofTool[3]).toBe(`('s.kiln+potter' & ${place})`);
  });

  it('puts titles of the work before titles of other work with the words, unless it has many kinds', () => {
    const terms = readKeyword('potter');
    const role = { from: 0, to: 1, occupations: ['ceramist'], isWork: true };
    expect(toTsquery(buildTiers({ ...noKeyword, terms, roles: [role] }, {})[0] as Expression)).toBe(
      "('o:ceramist' & 't.potter')",
    );
    const occupations = Array.from({ length: 13 }, (_, i) => `ceramist-${i}`);
    const many = buildTiers({ ...noKeyword, terms, roles: [{ ...role, occupations }] }, {});
    expect(toTsquery(many[0] as Expression)).toBe("('t.potter')");
  });

  it('puts kinds of the work after the work itself', () => {
    const role = { from: 0, to: 1, occupations: ['ceramist', 'tile-maker'], same: ['ceramist'], isWork: true };
    const tiers = buildTiers({ ...noKeyword, terms: readKeyword('potter'), roles: [role] }, {}).map(toTsquery);
    expect(tiers.slice(3, 5)).toEqual([
      // With its kinds that have the words, which come before it.
      "(('t.potter' | ('s.potter' & ('o:ceramist' | 'o:tile-maker')) | 'o:ceramist'))",
      "(('t.potter' | ('o:ceramist' | 'o:tile-maker')))",
    ]);
  });

  it('puts the work that is named before other work that suits the same people', () => {
    const role = { from: 0, to: 1, occupations: ['ceramist', 'tile-maker'], named: ['ceramist'], isWork: true };
    const tiers = buildTiers({ ...noKeyword, terms: readKeyword('potter'), roles: [role] }, {}).map(toTsquery);
    expect(tiers.slice(3, 5)).toEqual([
      "(('t.potter' | ('s.potter' & ('o:ceramist' | 'o:tile-maker')) | 'o:ceramist'))",
      "(('t.potter' | ('o:ceramist' | 'o:tile-maker')))",
    ]);
    const [telecaller] = parseKeyword('telecaller').roles;
    expect(telecaller?.named).toEqual(['telecaller']);
    expect(telecaller?.same).toContain('customer-support-executive');
  });

  it('takes the head of a name for the work unless it is a rank: other managers with the words elsewhere are no HR managers', () => {
    const last = (keyword: string) => toTsquery(buildTiers(parseKeyword(keyword), {}).at(-1) as Expression);
    expect(last('react developer pune')).toContain("'t.developer'");
    expect(last('hr manager pune')).not.toContain("'t.manager'");
    expect(last('store supervisors pune')).not.toContain("'t.supervisor'");
    expect(last('bank sales officer pune')).toContain("& 't.officer' & (('t.bank' | 't.banking') | 't.sale')");
  });

  it('has mere mentions of work only when nothing besides the work is asked for', () => {
    const role = { from: 0, to: 1, occupations: ['ceramist'], isWork: true };
    const night = { text: 'night', label: 'Night shift', expression: 'h:night', weight: 2 as const };
    const hasMentions = (keyword: string, conditions: Condition[] = []) =>
      buildTiers({ ...noKeyword, terms: readKeyword(keyword), roles: [role], conditions }, {})
        .map(toTsquery)
        .some((tier) => tier.includes("'potter'"));
    expect(hasMentions('potter')).toBe(true);
    expect(hasMentions('potter', [{ ...night, isExcluded: true }])).toBe(true);
    expect(hasMentions('potter', [night])).toBe(false);
    expect(hasMentions('potter kiln')).toBe(false);
    expect(hasMentions('potter pune')).toBe(false);
  });

  it('asks every tier for conditions, and denies exclusions', () => {
    const conditions = [
      { text: 'night', label: 'Night shift', expression: 'h:night', weight: 2 as const },
      { text: '-sales', label: 'Without: sales', expression: 's.sale', isExcluded: true, weight: 3 as const },
    ];
    const tiers = buildTiers({ ...noKeyword, terms: readKeyword('potter'), conditions }, { pay: '25' }).map(toTsquery);
    expect(tiers[0]).toBe("('t.potter' & 'h:night' & !'s.sale' & 'm:25')");
    expect(tiers.every((tier) => tier.endsWith("& 'h:night' & !'s.sale' & 'm:25')"))).toBe(true);
  });

  it('orders by pay in steps, from the highest to what states none', () => {
    const tiers = buildPayTiers({ ...noKeyword, terms: readKeyword('potter') }, {}).map(toTsquery);
    expect([tiers[0], tiers.at(-2), tiers.at(-1)]).toEqual([
      "('m:200' & 'potter')",
      "('m:stated' & 'potter')",
      "('potter')",
    ]);
    expect(tiers).toHaveLength(13);
  });
});

describe('parseKeyword: kam', () => {
  const read = (keyword: string) => parseKeyword(keyword).roles.flatMap(({ named = [] }) => named);

  it.each(['kam', 'kam delhi', 'kam fmcg', 'kam in pune'])('reads "%s" as key account manager', (keyword) => {
    expect(read(keyword)).toEqual(['key-account-manager']);
  });

  it.each(['delhi me kam', 'kam chahiye', 'ghar ka kam', 'packing kam', 'driver kam'])(
    'reads "%s" as work',
    (keyword) => {
      expect(read(keyword)).not.toContain('key-account-manager');
    },
  );
});

describe('names of work', () => {
  const rolesOf = (keyword: string) =>
    parseKeyword(keyword).roles.map(({ from, to, named, isWork }) => [from, to, named, isWork]);

  it('may be a phrase whose words name none', () => {
    expect(rolesOf('customer service chennai')).toEqual([[0, 2, ['customer-support-executive'], true]]);
    expect(rolesOf('software testing')).toEqual([[0, 2, ['test-engineer'], true]]);
    expect(rolesOf('cust care')).toEqual([[0, 2, ['customer-support-executive'], true]]);
  });

  it('may be misspelt as the vocabulary knows it', () => {
    expect(rolesOf('accountent')).toEqual([[0, 1, ['accountant'], true]]);
    expect(phrases('accountent')).toEqual([['accountent', 'accountant']]);
  });

  it('have a stack of tools beside them, which the skills may state', () => {
    expect(rolesOf('mern stack developer')).toEqual([[1, 2, ['full-stack-developer'], true]]);
    expect(phrases('mern developer')[0]).toContain('react node');
  });
});
