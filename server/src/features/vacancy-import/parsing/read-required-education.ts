import { educationChoices } from '@aarambh/contract';
import { cleanText } from '../../../lib/text/clean-text.ts';

/** Education that a posting requires: choices of the contract, and the wording for graduates and postgraduates. */
export interface Education {
  educations: string[];
  ug: string;
  pg: string;
}

const waived = /\b(?:post[\s-]?graduation|graduation|doctorate)(?: is)? not required\b/gi;

/** Spellings of each choice of the contract. */
const spellings: Record<string, RegExp> = {
  '10th': /\b(?:10th|x(?:th)? pass|matric(?:ulation)?|ssc|sslc)\b/,
  '12th': /\b(?:12th|xii(?:th)?|higher secondary|intermediate|hsc|puc)\b/,
  ITI: /\biti\b/,
  Diploma: /\b(?:diploma|polytechnic)\b/,
  'Any Graduate': /(?<!post[\s-])\b(?:graduates?|graduation|any degree)\b|^bachelor(?:'?s)?(?: degree)?$/,
  'B.A': /(?<!\.)\bb\.?\s?a\b|bachelor of arts/,
  'B.Com': /\bb\.?\s?com\b/,
  'B.Sc': /\bb\.?\s?sc\b(?!.{0,4}nursing)/,
  BBA: /\bb\.?\s?b\.?\s?[am]\b|\bbms\b/,
  BCA: /\bb\.?c\.?a\b/,
  'B.Tech/B.E.': /\bb\.?\s?tech\b|\bb\.?\s?e\b(?!\.?d)|\bengineering graduate/,
  'B.Pharma': /\bb\.?\s?pharma?\b/,
  'B.Ed': /\bb\.?\s?ed\b/,
  'B.Arch': /\bb\.?\s?arch\b/,
  LLB: /\bll\.?b\b/,
  MBBS: /\bmbbs\b/,
  BDS: /\bbds\b/,
  'B.Sc Nursing': /\bb\.?\s?sc\b.{0,4}nursing|\b(?:gnm|anm)\b/,
  BHM: /\bbhm\b|hotel management/,
  'Any Postgraduate': /\bpost[\s-]?graduat(?:es?|ion)\b|^master(?:'?s)?(?: degree)?$/,
  'M.A': /\bm\.?\s?a\b/,
  'M.Com': /\bm\.?\s?com\b/,
  'M.Sc': /\bm\.?\s?sc\b/,
  'MBA/PGDM': /\bm\.?b\.?a\b|\bpgdb?m\b/,
  MCA: /\bm\.?c\.?a\b/,
  'M.Tech': /\bm\.?\s?tech\b|\bm\.e\b/,
  'M.Pharma': /\bm\.?\s?pharma?\b/,
  LLM: /\bll\.?m\b/,
  'MD/MS': /\bm\.?d\b|medical-ms/,
  CA: /\bca\b|chartered accountant/,
  CS: /\bcs\b|company secretary/,
  'ICWA/CMA': /\bicwai?\b|\bcma\b/,
  'Ph.D': /\bph\.?\s?d\b|\bdoctorate\b/,
};

const postgraduateFrom = educationChoices.indexOf('Any Postgraduate');

/**
 * Parses 'UG: B.Tech/B.E. in Any Specialization; PG: Any Postgraduate' and less formal texts; choices in the contract's
 * order.
 */
export function readRequiredEducation(text: string): Education {
  const plain = cleanText(text, 1_000);
  const educations = recognise(plain.replace(waived, ' ').replace(/\bdoctorate\s*:/gi, ' '));
  const labelled = /\b(?:UG|PG)\s*:/i.test(plain);
  if (labelled) return { educations, ug: labelledPart(plain, 'UG'), pg: labelledPart(plain, 'PG') };
  const isPostgraduate = (choice: string) => educationChoices.indexOf(choice) >= postgraduateFrom;
  return {
    educations,
    ug: educations.filter((choice) => !isPostgraduate(choice)).join(', '),
    pg: educations.filter(isPostgraduate).join(', '),
  };
}

function recognise(text: string): string[] {
  const parts = text
    .toLowerCase()
    .split(/[,;:|\n]+/)
    // What follows 'in' is the specialisation ('CA in CA', 'MBA in Computers'), not a degree.
    .map((part) => part.replace(/\s+in\s+.*?(?=\bpg\b|\bug\b|$)/, ' ').trim());
  return educationChoices.filter((choice) => parts.some((part) => spellings[choice]?.test(part)));
}

function labelledPart(text: string, label: 'UG' | 'PG'): string {
  const match = new RegExp(String.raw`\b${label}\s*:\s*(.*?)\s*;?\s*(?=\b(?:UG|PG|Doctorate)\s*:|$)`, 'i').exec(text);
  return cleanText((match?.[1] ?? '').replace(/\s+in Any Specialization/gi, ''), 200);
}
