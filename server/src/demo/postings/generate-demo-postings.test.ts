import { educationChoices } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { findPlace } from '../../features/places/index.ts';
import { demoCities } from './demo-cities.ts';
import { generateDemoPostings } from './generate-demo-postings.ts';
import { roleFamilies } from './role-families.ts';

const now = new Date('2026-06-15T10:00:00Z');
const postings = generateDemoPostings({ seed: 2025, count: 2_000, now });
const share = (test: (posting: (typeof postings)[number]) => boolean) => postings.filter(test).length / postings.length;

describe('generateDemoPostings', () => {
  it('is deterministic for a seed, and differs for another', () => {
    expect(generateDemoPostings({ seed: 2025, count: 2_000, now })).toEqual(postings);
    expect(generateDemoPostings({ seed: 7, count: 5, now })).not.toEqual(postings.slice(0, 5));
  });

  it('gives every vacancy its own id and description', () => {
    expect(new Set(postings.map(({ sourceId }) => sourceId)).size).toBe(2_000);
    expect(new Set(postings.map(({ descriptionHtml }) => descriptionHtml)).size).toBe(2_000);
    expect(new Set(postings.map(({ title }) => title)).size).toBeGreaterThan(400);
    expect(new Set(postings.map(({ company }) => company.name)).size).toBeGreaterThan(240);
  });

  it('has only live vacancies, posted within 45 days up to minutes ago', () => {
    const ages = postings.map(({ postedAt }) => now.getTime() - postedAt.getTime());
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.min(...ages)).toBeLessThan(3 * 3_600_000);
    expect(Math.max(...ages)).toBeLessThanOrEqual(45 * 86_400_000);
    for (const { expiresAt } of postings) expect(expiresAt.getTime()).toBeGreaterThan(now.getTime());
  });

  it('is plausible in pay, experience, places and education', () => {
    for (const posting of postings) {
      const { salaryFromPaise: from, salaryToPaise: to, experienceFromYears, experienceToYears } = posting;
      expect(posting.salaryNotDisclosed).toBe(from === null && to === null);
      if (from !== null && to !== null) {
        expect(from).toBeGreaterThanOrEqual(9_000_000);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(700_000_000);
        expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
      }
      expect(experienceFromYears).toBeLessThan(experienceToYears ?? 0);
      expect(experienceToYears).toBeLessThanOrEqual(16);
      expect(posting.skills.length).toBeGreaterThanOrEqual(4);
      expect(new Set(posting.skills).size).toBe(posting.skills.length);
      expect(posting.locations.map((name) => findPlace(name)?.name)).toEqual(posting.locations);
      for (const choice of posting.educations) expect(educationChoices).toContain(choice);
      expect(`${posting.title}${posting.descriptionHtml}`).not.toMatch(/[{}]|undefined|NaN|null/);
      expect(posting.descriptionHtml).toContain(posting.title);
    }
  });

  it('covers the country, both kinds and all industries', () => {
    expect(new Set(postings.flatMap(({ locations }) => locations)).size).toBeGreaterThan(60);
    expect(new Set(postings.map(({ industryType }) => industryType)).size).toBe(22);
    expect(share(({ kind }) => kind === 'manual')).toBeCloseTo(0.25, 1);
    expect(share(({ salaryNotDisclosed }) => salaryNotDisclosed)).toBeCloseTo(0.22, 1);
    expect(share(({ contactPreference }) => contactPreference === 'contactMeDirectly')).toBeCloseTo(0.2, 1);
    expect(share(({ locations }) => locations.includes('Bengaluru'))).toBeGreaterThan(0.05);
    expect(share(({ experienceFromYears }) => experienceFromYears === 0)).toBeGreaterThan(0.1);
  });

  it('uses example domains and phone numbers that do not exist', () => {
    for (const { company, contactPreference, recruiterEmail, recruiterWhatsApp } of postings) {
      expect(company.website).toMatch(/^https:\/\/www\.[a-z]+\.example$/);
      expect(company.aboutHtml).toContain('invented company');
      if (contactPreference === 'applyOnPortal') expect([recruiterEmail, recruiterWhatsApp]).toEqual(['', '']);
      else {
        expect(recruiterEmail).toMatch(/^[a-z]+\.[a-z]+@[a-z]+\.example$/);
        expect(recruiterWhatsApp).toMatch(/^\+91 00000 \d{5}$/);
      }
    }
  });
});

describe('the source data', () => {
  it('matches the contract and the known places', () => {
    expect(roleFamilies.length).toBeGreaterThanOrEqual(90);
    for (const family of roleFamilies) {
      expect(family.educations.filter((choice) => !educationChoices.includes(choice))).toEqual([]);
      for (const { years, lakh } of family.levels) {
        expect(years[0]).toBeLessThan(years[1] ?? 0);
        expect(lakh[0]).toBeLessThan(lakh[1] ?? 0);
      }
    }
    expect(demoCities.filter(({ name }) => findPlace(name)?.name !== name)).toEqual([]);
  });
});
