import { describe, expect, it } from 'vitest';
import { readEducation } from './education/read-education.ts';
import { readEmployment } from './employment/read-employment.ts';
import { findHeading } from './find-heading.ts';
import { findLastYear, findPeriod } from './read-dates.ts';
import { readExperienceYears } from './read-experience.ts';
import { readName } from './read-name.ts';
import { readPlaces } from './read-places.ts';
import { linesOf, splitSections } from './split-sections.ts';

const toLines = (...texts: string[]) => texts.map((text) => ({ text, size: 0 }));
const degrees = (...texts: string[]) =>
  readEducation(toLines(...texts)).map(({ qualification, institute, year }) => [qualification, institute, year]);
const jobs = (...texts: string[]) =>
  readEmployment(toLines(...texts)).map(({ jobTitle, company, from, to }) => [jobTitle, company, from, to]);

describe('headings', () => {
  it.each([
    ['Experience (Total 9 years)', 'experience'],
    ['Shiksha (Education)', 'education'],
    ['Education & Certifications', 'education'],
    ['WORK KNOWLEDGE', 'skills'],
    ['ARTICLESHIP & WORK EXPERIENCE', 'experience'],
    ['Clinical Experience', 'experience'],
    ['REACH ME', 'personal'],
    ['Details', 'personal'],
    ['MINI PROJECTS', 'projects'],
  ])('%s', (text, kind) => expect(findHeading(text)).toBe(kind));

  it('a label of a fact starts a section where no heading does', () => {
    const sections = splitSections(
      toLines('Total Experience : 9 Years', 'Surya Mills, Surat', 'Current CTC : 3 LPA', 'Qualification : B.Com, 2011'),
    );
    expect(linesOf(sections, 'experience').map(({ text }) => text)).toEqual(['Surya Mills, Surat']);
    expect(linesOf(sections, 'education').map(({ text }) => text)).toEqual(['B.Com, 2011']);
    expect(readExperienceYears(sections, [], '2026-11')).toMatchObject({ value: 9 });
  });
});

describe('dates', () => {
  it.each([
    ['2014 se 2019 tak', '2014', '2019'],
    ['2019 se ab tak', '2019', ''],
    ['03/2020 → 10/2022', '2020-03', '2022-10'],
    ['June 2018 March 2020', '2018-06', '2020-03'],
    ['from 01/04/2018 to till', '2018-04', ''],
  ])('%s', (text, from, to) => expect(findPeriod(text)).toMatchObject({ from, to }));

  it.each(['BCA – Hill College – 2021 – 72%', 'BCA, 2021 - 72'])('marks beside a year are not a year: %s', (text) =>
    expect(findLastYear(text)).toBe('2021'),
  );
});

describe('degrees', () => {
  it.each([
    ['after "from"', ['B.Tech from Ganga Global, Nagpur in 2017 with 70%'], [['B.Tech', 'Ganga Global', '2017']]],
    ['between dashes', ['H.S.C – GSEB – 2011 – 52%'], [['12th', 'GSEB', '2011']]],
    [
      'the year above',
      ['2018', 'Diploma in Dress Making', 'Kala Kendra', '2016', 'Intermediate', 'Asha Kanya Inter College'],
      [
        ['Diploma', 'Kala Kendra', '2018'],
        ['12th', 'Asha Kanya Inter College', '2016'],
      ],
    ],
    ['a stage of a degree', ['CA Inter, ICAI, 2020'], [['CA Inter', 'ICAI', '2020']]],
    ['the board in brackets', ['Matric (JAC Ranchi, 2004)'], [['10th', 'JAC Ranchi', '2004']]],
    ['a subject without a word between', ['B.Sc. MLT, RIPANS, 2018'], [['B.Sc', 'RIPANS', '2018']]],
    [
      'a board with the class, the school below',
      ['CBSE Class XII\t2017', 'Hill View School, Shimla\t71%'],
      [['12th', 'Hill View School, Shimla', '2017']],
    ],
    [
      'a table with a degree that is not in the list',
      ['Exam\tBoard\tYear\tMarks', 'Sangeet Visharad\tGandharva Board\t2012\t55'],
      [['Sangeet Visharad', 'Gandharva Board', '2012']],
    ],
    [
      'labels',
      ['Title of qualification awarded\tB.Sc', 'Institution\tIHM Salem', 'Dates\t2016 2019'],
      [['B.Sc', 'IHM Salem', '2019']],
    ],
  ])('%s', (_what, lines, expected) => expect(degrees(...lines)).toEqual(expected));
});

describe('jobs', () => {
  it.each([
    [
      'a grade after the title',
      ['Software Engineer II, Tech Sagar\tJan 2022 – Present'],
      [['Software Engineer II', 'Tech Sagar', '2022-01', '']],
    ],
    [
      'the period above, tasks without bullets',
      [
        '06/2019 – Present',
        'Sales Officer',
        'Konark Foods Ltd',
        'Primary sales, new outlets and collection.',
        '01/2016 – 05/2019',
        'Sales Trainee',
        'Hill Salt Ltd',
      ],
      [
        ['Sales Officer', 'Konark Foods Ltd', '2019-06', ''],
        ['Sales Trainee', 'Hill Salt Ltd', '2016-01', '2019-05'],
      ],
    ],
    [
      'labels above the period',
      [
        '1) Name of Company : Asha Forge Ltd',
        'Project : Flyover',
        'Designation : Fitter',
        'Duration : 2015 to 2018',
        '2) Name of Company : Nila Gears Ltd',
        'Designation : Turner',
        'Duration : 2018 to 2021',
      ],
      [
        ['Fitter', 'Asha Forge Ltd', '2015', '2018'],
        ['Turner', 'Nila Gears Ltd', '2018', '2021'],
      ],
    ],
    [
      'labels below the period, tasks between',
      ['Dates\t10/2021 to date', 'Position held\tCommis I', 'Main activities\tHot kitchen', 'Employer\tPalm Resort'],
      [['Commis I', 'Palm Resort', '2021-10', '']],
    ],
    [
      'tasks after a label of titles',
      ['Asha Cargo Ltd - Warehouse Associate', 'Duration: 2018 to 2021', 'Role: Picking, packing, scanning'],
      [['Warehouse Associate', 'Asha Cargo Ltd', '2018', '2021']],
    ],
    [
      'a department after the title',
      ['Assistant Manager - HR\tApr 2023 - Present', 'Asha Express Limited\tPune'],
      [['Assistant Manager - HR', 'Asha Express Limited', '2023-04', '']],
    ],
    [
      'capitals',
      ['WORKED AS ELECTRICIAN IN SURYA SHIPYARD LTD FROM MAY 2015 TO JUNE 2019'],
      [['ELECTRICIAN', 'SURYA SHIPYARD LTD', '2015-05', '2019-06']],
    ],
  ])('%s', (_what, lines, expected) => expect(jobs(...lines)).toEqual(expected));
});

describe('names and places', () => {
  const big = (text: string) => ({ text, size: 27 });
  const text = Array.from({ length: 12 }, () => ({ text: 'of the growth of the firm', size: 12 }));
  it.each([
    ['on two lines', [big('Dr. Kavita'), big('Deshpande'), ...text], 'Kavita Deshpande'],
    ['with the initial below', [big('RAMESH BABU'), big('K\tMobile: 98220 12345'), ...text], 'Ramesh Babu K'],
    ['after a degree', [...toLines('CA Inter – Asha R. Mehta\tMobile: 98220 12345'), ...text], 'Asha R. Mehta'],
    ['of the European form', toLines('Surname(s) / First name(s)\tPinto, Asha Maria'), 'Asha Maria Pinto'],
    ['with a romanised label', toLines('Naam : Asha Rathore'), 'Asha Rathore'],
    ['with Md.', toLines('MD. SHAHID ALAM', 'B.Tech (Civil)'), 'Md. Shahid Alam'],
  ])('name %s', (_what, lines, name) => expect(readName(lines, undefined)?.value).toBe(name));

  it('a locality is not read as the city that is known for it when its own city stands beside it', () => {
    const sections = splitSections(toLines('Flat 7, Indira Nagar, Lucknow - 226016'));
    expect(readPlaces(sections, undefined).map(({ value }) => value)).toEqual(['Lucknow']);
  });
});
