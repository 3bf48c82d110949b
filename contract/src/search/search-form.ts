import { z } from 'zod';
import { call } from '../call.ts';
import { textInQuery } from '../fields.ts';

export const getKeywords = call({
  method: 'GET',
  path: 'vacancyportal/GetKeywords',
  summary: 'Suggestions for the job-title input: titles, skills and companies of live vacancies, most frequent first.',
  source: 'core §7',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ keyword: textInQuery(100).optional() }),
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const getSearchSuggestions = call({
  method: 'GET',
  path: 'vacancyportal/GetSearchSuggestions',
  summary: 'The suggestions of GetKeywords, each with the number of live vacancies that have it.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ keyword: textInQuery(100).optional() }),
  reply: { kind: 'json', schema: z.array(z.object({ text: z.string(), count: z.number().int() })) },
});

export const getLocations = call({
  method: 'GET',
  path: 'vacancyportal/GetLocations',
  summary: 'Places with live vacancies, most vacancies first.',
  source: 'core §7',
  access: 'visitor',
  topics: ['vacancies'],
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const getExperiences = call({
  method: 'GET',
  path: 'vacancyportal/GetExperiences',
  summary: "Experience choices from 'Fresher' to '30+ Years'.",
  source: 'core §7',
  access: 'visitor',
  topics: [],
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const getEducations = call({
  method: 'GET',
  path: 'vacancyportal/GetEducations',
  summary: 'Education choices.',
  source: 'core §7',
  access: 'visitor',
  topics: [],
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const searchFormCalls = { getKeywords, getSearchSuggestions, getLocations, getExperiences, getEducations };
