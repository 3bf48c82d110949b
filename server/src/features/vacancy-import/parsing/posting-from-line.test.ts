import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VacancyPosting } from '../../vacancy-lifecycle/vacancy-posting.ts';
import type { ImportOptions } from './import-options.ts';
import { VALIDITY_DAYS } from './posting-dates.ts';
import { postingFromLine } from './posting-from-line.ts';

const now = new Date('2026-06-15T10:00:00Z');
const options: ImportOptions = {
  source: 'trial',
  now,
  undatedPostedAt: new Date('2026-06-01T00:00:00Z'),
  shiftDates: false,
};
const line = (fields: object) =>
  JSON.stringify({ sourceId: 'a1', title: 'Welder', company: 'Example Works', ...fields });

function read(fields: object, more: Partial<ImportOptions> = {}): VacancyPosting {
  const outcome = postingFromLine(line(fields), { ...options, ...more });
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.posting;
}
const refusal = (text: string) => {
  const outcome = postingFromLine(text, options);
  return 'refused' in outcome ? outcome.refused : 'taken';
};

describe('postingFromLine', () => {
  it('keeps the contact of a line, which a line that omits it does not clear, and refuses anything that is not an address', () => {
    expect(read({ contactEmail: ' hr@tulsi.example ' }).recruiterEmail).toBe('hr@tulsi.example');
    expect(refusal(line({ contactEmail: 'call us' }))).toBe('The contactEmail is not an email address.');
    const stored = { ...read({}), recruiterEmail: 'hr@tulsi.example' };
    expect(read({}).completeFrom?.(stored).recruiterEmail).toBe('hr@tulsi.example');
    expect(read({ contactEmail: null }).completeFrom?.(stored).recruiterEmail).toBe('');
  });

  it('refuses the source of vacancies that staff post', () => {
    expect(refusal(line({ source: ' staff ' }))).toBe('The source “staff” is reserved for vacancies that staff post.');
    expect(read({}, { source: 'staff' }).source).toBe('staff');
  });

  it('normalises a full line', () => {
    const posting = read({
      source: 'partner',
      title: 'Urgent opening for WELDER || Pune',
      company: 'Example &amp;amp; Sons',
      locations: ['Bangalore/Bengaluru', 'Hybrid - Pune'],
      experienceFromYears: 2,
      experienceToYears: 5,
      salaryFrom: 250_000,
      salaryTo: 400_000,
      skills: ['MIG', 'mig', ' TIG, ', '7'],
      industry: 'Fabrication',
      department: 'Production',
      education: 'UG: Any Graduate',
      descriptionText: 'Weld things.',
      postedOn: '2026-06-10',
    });
    expect(posting).toMatchObject({
      source: 'partner',
      sourceId: 'a1',
      kind: 'standard',
      company: { name: 'Example & Sons' },
      title: 'Welder',
      locations: ['Bengaluru', 'Pune'],
      jobModes: ['Hybrid'],
      experienceFromYears: 2,
      experienceToYears: 5,
      salaryFromPaise: 25_000_000,
      salaryToPaise: 40_000_000,
      salaryNotDisclosed: false,
      skills: ['MIG', 'TIG'],
      educations: ['Any Graduate'],
      ug: 'Any Graduate',
      descriptionHtml: '<p>Weld things.</p>',
    });
    expect(posting.postedAt.toISOString()).toBe('2026-06-10T06:30:00.000Z');
    expect(posting.expiresAt.getTime() - posting.postedAt.getTime()).toBe(VALIDITY_DAYS * 86_400_000);
  });

  it('generates the description of a posting without one from its facts, escaped', () => {
    const posting = read({
      title: 'Cook, c < d',
      company: 'A & B',
      locations: ['Pune', 'Thane'],
      skills: ['Tandoor'],
      experienceFromYears: 1,
      experienceToYears: 3,
    });
    expect(posting.descriptionHtml).toBe(
      '<p>Cook, c &#60; d at A &#38; B, Pune and Thane.</p>\n<ul><li>Experience: 1 to 3 years</li><li>Skills: Tandoor</li></ul>\n<p>No further description came with this posting.</p>',
    );
  });

  it('prefers figures to the salary text, unless they are implausible', () => {
    expect(read({ salaryFrom: 300_000, salaryTo: 500_000, salaryText: '9 LPA' }).salaryFromPaise).toBe(30_000_000);
    expect(read({ salaryFrom: 3, salaryTo: 5, salaryText: '3-5 LPA' }).salaryToPaise).toBe(50_000_000);
    expect(read({ salaryFrom: 3, salaryTo: 5 }).salaryNotDisclosed).toBe(true);
  });

  it('takes pay from the text where figures are those of another period, currency or no pay at all', () => {
    const monthly = read({ salaryFrom: 15_000, salaryTo: 20_000, salaryText: '15,000-20,000 /month' });
    expect(monthly).toMatchObject({ salaryToPaise: 24_000_000, payText: '₹15,000 – ₹20,000 a month' });
    const yearly = read({ salaryFrom: 180_000, salaryTo: 240_000, salaryText: '15,000-20,000 /month' });
    expect(yearly).toMatchObject({ salaryToPaise: 24_000_000, payText: '₹15,000 – ₹20,000 a month' });
    const foreign = read({ salaryFrom: 40_000, salaryTo: 60_000, salaryText: '$ 40,000 - 60,000' });
    expect(foreign).toMatchObject({ salaryToPaise: null, salaryNotDisclosed: true, payText: '$ 40,000 - 60,000' });
    const other = read({ salaryFrom: 300_000, salaryTo: 500_000, salaryText: '9,000 a month' });
    expect(other).toMatchObject({ salaryToPaise: 50_000_000, payText: '' });
  });

  it('reads kinds of employment, work mode, openings and localities', () => {
    const posting = read({
      title: 'Walk-in: Part time Glazier (12 openings), work from office',
      locations: ['Pune (Kothrud)'],
    });
    expect(posting).toMatchObject({ jobTypes: ['Part Time', 'Walk-in'], jobModes: ['Work From Office'], openings: 12 });
    expect(posting).toMatchObject({ locations: ['Pune'], localities: [expect.stringContaining('Kothrud')] });
    expect(read({ employmentType: 'Contractual', openings: 3.5 })).toMatchObject({
      employmentType: 'Contractual',
      jobTypes: ['Contract'],
      openings: 3,
    });
    expect(read({ title: 'Remote Sensing Analyst' }).jobModes).toEqual([]);
    expect(read({ locations: ['Thane (WFH during Covid)'] }).jobModes).toEqual([]);
  });

  it.each(['N/A', 'n.a.', '-', 'test', 'Not Mentioned', 'confidential', 'Company Confidential'])(
    'hides the company %j',
    (company) => {
      expect(read({ company }).company.name).toBe('Confidential');
    },
  );

  it('is live until the last day to apply, and ignores one that it cannot be', () => {
    const end = new Date('2026-07-31T18:30:00Z');
    expect(read({ lastDate: '2026-07-31' }).expiresAt).toEqual(end);
    expect(read({ descriptionText: 'Last date to apply: 31/07/2026.' }).expiresAt).toEqual(end);
    expect(read({ postedOn: '2026-01-01', lastDate: '2026-07-31' }).expiresAt).toEqual(end);
    const usual = read({}).expiresAt;
    expect(read({ descriptionText: 'Last date to apply: 31/07/2025.' }).expiresAt).toEqual(usual);
    expect(read({ lastDate: '2025-07-31' }, { shiftDates: true }).expiresAt.getTime()).toBeGreaterThan(now.getTime());
  });

  it('uses the date of the file for lines without one', () => {
    expect(read({}).postedAt).toEqual(options.undatedPostedAt);
    expect(read({ postedOn: '2026-06-15' }).postedAt).toEqual(new Date('2026-06-15T06:30:00Z'));
    expect(read({ postedOn: '2026-06-15T12:00:00Z' }).postedAt).toEqual(now);
  });

  it('shifts old dates into the last 30 days, with the same result all day', () => {
    const old = { postedOn: '2018-03-01' };
    const posting = read(old, { shiftDates: true });
    const ageDays = (now.getTime() - posting.postedAt.getTime()) / 86_400_000;
    expect(ageDays).toBeGreaterThanOrEqual(0);
    expect(ageDays).toBeLessThanOrEqual(31);
    expect(posting.expiresAt.getTime()).toBeGreaterThan(now.getTime());
    expect(read(old, { shiftDates: true, now: new Date('2026-06-15T23:59:59Z') }).postedAt).toEqual(posting.postedAt);
    expect(read({ ...old, sourceId: 'a2' }, { shiftDates: true }).postedAt).not.toEqual(posting.postedAt);
  });

  it.each([
    ['not json', 'The line is not JSON.'],
    ['[]', 'The line is not an object.'],
    ['7', 'The line is not an object.'],
    ['{}', 'The sourceId is missing.'],
    [JSON.stringify({ sourceId: '1', company: 'X' }), 'The title is missing.'],
    [JSON.stringify({ sourceId: '1', title: 'Cook' }), 'The company is missing.'],
    [line({ title: ' || ' }), 'The title is missing.'],
    [line({ company: '  ' }), 'The company is missing.'],
    [line({ company: '.' }), 'taken'],
    [line({ title: 'N/A' }), 'The title is missing.'],
    [line({ title: 'Test' }), 'The title is missing.'],
    [line({ title: 'Not mentioned' }), 'The title is missing.'],
    [line({ title: 'Test Engineer' }), 'taken'],
    [line({ lastDate: 'soon' }), 'The last date is not a date like 2026-03-31.'],
    [line({ lastDate: '2026-05-31' }), 'The last date has passed, or is more than 180 days away.'],
    [line({ openings: 'many' }), 'The number of openings is not a number.'],
    [line({ title: 5 }), 'The title is not a text.'],
    [line({ locations: 'Pune' }), 'The locations are not a list of texts.'],
    [line({ salaryFrom: 'many' }), 'The salary is not a number.'],
    [line({ descriptionText: 'x'.repeat(100_001) }), 'The description is longer than 1,00,000 characters.'],
    [line({ postedOn: 'yesterday' }), 'The posting date is not a date like 2026-03-31.'],
    [line({ postedOn: '2026-02-30' }), 'The posting date is not a date like 2026-03-31.'],
    [line({ postedOn: '2031-01-01' }), 'The posting date lies in the future.'],
    [line({ postedOn: '2026-01-01' }), 'The posting has expired; with --shift-dates it counts as new.'],
    [line({ postedOn: '1947-08-15' }), 'The posting date lies before the year 2000.'],
  ])('refuses %.60s: %s', (text, expected) => {
    expect(refusal(text)).toBe(expected);
  });

  it('never throws, and stays within the limits of the table', () => {
    const anything = fc.record(
      {
        sourceId: fc.oneof(fc.string(), fc.integer()),
        title: fc.string({ unit: 'binary' }),
        company: fc.string({ unit: 'binary' }),
        locations: fc.array(fc.string({ unit: 'binary' })),
        experienceFromYears: fc.option(fc.double()),
        experienceToYears: fc.option(fc.double()),
        salaryFrom: fc.option(fc.double()),
        salaryTo: fc.option(fc.double()),
        salaryText: fc.string(),
        skills: fc.array(fc.string({ unit: 'binary' })),
        education: fc.string(),
        postedOn: fc.option(fc.string()),
      },
      { requiredKeys: ['sourceId', 'title', 'company'] },
    );
    fc.assert(
      fc.property(anything, fc.boolean(), (fields, shiftDates) => {
        const outcome = postingFromLine(JSON.stringify(fields), { ...options, shiftDates });
        if ('refused' in outcome) return;
        const { posting } = outcome;
        expect(posting.title).not.toBe('');
        expect(posting.expiresAt.getTime()).toBeGreaterThan(posting.postedAt.getTime());
        expect(posting.postedAt.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(JSON.stringify(posting)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        if (posting.salaryFromPaise !== null && posting.salaryToPaise !== null) {
          expect(posting.salaryFromPaise).toBeLessThanOrEqual(posting.salaryToPaise);
        }
      }),
    );
  });
});
