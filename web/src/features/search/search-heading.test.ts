import { expect, it } from 'vitest';
import { searchHeading } from './search-heading.ts';

const places = ['New Delhi', 'Pune'];

it.each([
  ['', '', 'Latest jobs in India'],
  ['', 'Pune', 'Latest jobs in Pune'],
  ['accountant', 'Delhi;Pune;Surat', 'Accountant jobs in Delhi and 2 more'],
  ['accountant', '', 'Accountant jobs in India'],
  ['sales executive', 'Pune', 'Sales executive jobs in Pune'],
  // The keyword already says that it is about jobs.
  ['it jobs', '', 'IT jobs in India'],
  ['jobs', '', 'Jobs in India'],
  ['Job', 'Pune', 'Jobs in Pune'],
  ['nurse vacancies', 'Surat', 'Nurse vacancies in Surat'],
  ['driver vacancy', '', 'Driver vacancies in India'],
  ['jobs for freshers', '', 'Jobs for freshers in India'],
  ['it job opening', '', 'IT job openings in India'],
  ['jobs vacancy', '', 'Job vacancies in India'],
  ['it jobs 2026', '', 'IT jobs 2026 in India'],
  ['data entry jobs work from home', 'Pune', 'Data entry jobs work from home in Pune'],
  // The keyword already names the place.
  ['hr jobs in pune', '', 'HR jobs in Pune'],
  ['php developer in new delhi', '', 'PHP developer jobs in New Delhi'],
  ['it jobs near me', '', 'IT jobs near me'],
  ['fresher jobs pune', '', 'Fresher jobs in Pune'],
  ['jobs new delhi', '', 'Jobs in New Delhi'],
  ['it job pune', 'Pune', 'IT jobs in Pune'],
  ['jobs in pune for freshers', '', 'Jobs in Pune for freshers'],
  ['hr jobs in pune', 'Mumbai', 'HR jobs in Pune in Mumbai'],
  ['hr jobs in pune', 'Pune', 'HR jobs in Pune'],
  ['nurse jobs', 'Pune', 'Nurse jobs in Pune'],
  // Abbreviations and names with a spelling of their own.
  ['bpo', '', 'BPO jobs in India'],
  ['ui/ux designer', '', 'UI/UX designer jobs in India'],
  ['senior ios developer', '', 'Senior iOS developer jobs in India'],
  ['.net developer', '', '.NET developer jobs in India'],
  ['mba fresher', '', 'MBA fresher jobs in India'],
  // What was typed with capitals stays.
  ['iOS Developer', '', 'iOS Developer jobs in India'],
  ['JAVA', '', 'JAVA jobs in India'],
  // Words that only look like it.
  ['Jobin & Co', '', 'Jobin & Co jobs in India'],
  ['job description writer', '', 'Job description writer jobs in India'],
  ['working in shifts', '', 'Working in shifts jobs in India'],
])('%j in %j is %j', (keyword, location, heading) => {
  expect(searchHeading({ keyword, places: location ? location.split(';') : [] }, places)).toBe(heading);
});
