import { employmentTypeLexeme } from '../../../indexing/attribute-lexemes.ts';
import { experienceLexeme } from '../../../indexing/create-lexemes.ts';
import { either, type PhraseRule } from './phrase-rule.ts';

/** Freshers: vacancies that are open to people without experience, or say so. */
export const fresherRule: PhraseRule = {
  kind: 'experience',
  label: 'Freshers',
  weight: 2,
  expression: either(experienceLexeme(0), 's.fresher', 't.trainee', 't.apprentice', employmentTypeLexeme('internship')),
  unfit: ['senior', 'sr', 'lead', 'leader', 'head', 'manager', 'principal', 'director', 'chief', 'vp', 'avp'].map(
    (word) => `t.${word}`,
  ),
  patterns: [
    'fresher|freasher|fressher|frasher|freshar|फ्रेशर (candidate)',
    'no|without|zero|bina|0 (any) (work|prior|previous) experience|exp|expirience|anubhav|tajurba (ke|ki) (required|needed|necessary|chahiye)',
    'experience|exp|anubhav (is) not|nahi|nahin|nhi (required|needed|necessary|mandatory|hai|chahiye)',
    'not require|required|need experience',
    'experience|exp|anubhav ke bina',
    'entry level',
    'fresh|recent graduate|passout',
    'recently|just graduated',
    'beginner',
  ],
};
