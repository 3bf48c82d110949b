import type { ManualVacancy, StandardVacancy } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { jobPosting } from './job-posting.ts';

const standard: StandardVacancy = {
  vacancyID: 12,
  jobTitle: 'Staff Nurse',
  jobCategory: '',
  companyID: 3,
  orgName: 'Sanjeevani Hospital',
  orgLogo: '',
  logo: '/logos/3.png',
  vacancyDescription: '<p>Care</p>',
  skills: [],
  educations: ['B.Sc Nursing', 'Diploma'],
  branches: [],
  jobTypes: ['Full Time', 'Night shift'],
  jobModes: [],
  locations: ['Pune', 'Remote', 'Delhi'],
  experience: '2 - 4 Years',
  experienceFromYears: 2,
  experienceToYears: 4,
  openings: 2,
  fromSalary: 300_000,
  toSalary: 450_000,
  salaryType: '',
  salaryNotDisclose: false,
  interviewAddress: '',
  contactPreference: 'applyOnPortal',
  orgDescriptionDetails: '',
  orgCorporateAddress: '',
  website: 'javascript:alert(1)',
  postedOn: '2025-11-01T00:00:00.000Z',
  validThrough: '2025-12-01T00:00:00.000Z',
  checks: [],
  isManualPostedJob: false,
};

const manual: ManualVacancy = {
  vacancyID: 13,
  jobTitle: 'Accountant',
  companyID: 4,
  companyName: 'Annapurna Foods',
  employmentType: 'Full Time, Permanent',
  logo: '',
  locations: ['Remote'],
  experienceFromYears: 0,
  experienceToYears: 1,
  fromSalary: 240_000,
  toSalary: 240_000,
  salaryNotDisclose: false,
  openings: null,
  jobModes: [],
  industryType: '',
  department: '',
  role: '',
  roleCategory: '',
  ug: 'B.Com',
  pg: 'Any Postgraduate',
  skills: [],
  jobDescription: '<p>Books</p>',
  aboutCompany: '',
  addedOn: '2025-11-01T00:00:00.000Z',
  validThrough: '2025-12-01T00:00:00.000Z',
  checks: [],
  isManualPostedJob: true,
};

const make = (vacancy: StandardVacancy | ManualVacancy) =>
  JSON.parse(JSON.stringify(jobPosting(vacancy, 'https://x.in')));

describe('jobPosting', () => {
  it('describes a standard vacancy', () => {
    expect(make(standard)).toMatchObject({
      '@type': 'JobPosting',
      hiringOrganization: { name: 'Sanjeevani Hospital', logo: 'https://x.in/logos/3.png' },
      jobLocation: [
        { address: { addressLocality: 'Pune', addressCountry: 'IN' } },
        { address: { addressLocality: 'Delhi', addressCountry: 'IN' } },
      ],
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
      baseSalary: { currency: 'INR', value: { minValue: 300_000, maxValue: 450_000, unitText: 'YEAR' } },
      employmentType: 'FULL_TIME',
      experienceRequirements: { monthsOfExperience: 24 },
      educationRequirements: [{ credentialCategory: 'associate degree' }, { credentialCategory: 'bachelor degree' }],
      directApply: true,
    });
    expect(make(standard).hiringOrganization).not.toHaveProperty('sameAs');
  });

  it('describes a manual vacancy that is remote only', () => {
    const posting = make(manual);
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      baseSalary: { value: { value: 240_000 } },
      experienceRequirements: 'no requirements',
      educationRequirements: { credentialCategory: 'bachelor degree' },
    });
  });

  it('omits unknown values', () => {
    const posting = make({
      ...standard,
      salaryNotDisclose: true,
      experienceFromYears: null,
      jobTypes: ['Shifts'],
      educations: [],
    });
    for (const field of ['baseSalary', 'experienceRequirements', 'employmentType', 'educationRequirements']) {
      expect(posting).not.toHaveProperty(field);
    }
  });

  it('is undefined if a search engine would reject it', () => {
    expect(jobPosting({ ...standard, vacancyDescription: '' }, 'https://x.in')).toBeUndefined();
    expect(jobPosting({ ...standard, locations: [] }, 'https://x.in')).toBeUndefined();
  });
});

describe('pay', () => {
  it.each([
    ['₹25,000 – ₹37,500 a month + incentives', { minValue: 25_000, maxValue: 37_500, unitText: 'MONTH' }],
    ['₹3,00,000 – ₹4,50,000 a year, 8% of it variable', { minValue: 300_000, maxValue: 450_000, unitText: 'YEAR' }],
    ['', { minValue: 300_000, maxValue: 450_000, unitText: 'YEAR' }],
  ])('stated as %j is marked up for its period', (payText, value) => {
    expect(jobPosting({ ...standard, payText }, 'https://jobs.example')).toMatchObject({ baseSalary: { value } });
  });

  it('without a period, or without amounts, is not marked up', () => {
    const paid = (pay: Partial<StandardVacancy>) =>
      jobPosting({ ...standard, ...pay }, 'https://jobs.example')?.baseSalary;
    expect(paid({ payText: '₹25,000 – ₹30,000' })).toBeUndefined();
    expect(paid({ payText: 'Unpaid', fromSalary: null, toSalary: null, salaryNotDisclose: true })).toBeUndefined();
  });
});
