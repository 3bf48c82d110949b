import { workModeLexeme } from '../../../indexing/attribute-lexemes.ts';
import { placeLexeme } from '../../../indexing/create-lexemes.ts';
import { titleWords } from '../word-expressions.ts';
import { either, jobWords, type PhraseRule } from './phrase-rule.ts';

/** Work from home, hybrid or at the office. */
export const workModeRules: PhraseRule[] = [
  {
    kind: 'mode',
    label: 'Work from home',
    weight: 3,
    expression: either(
      workModeLexeme('home'),
      placeLexeme('Remote'),
      't.wfh',
      't.remote',
      titleWords('work from home'),
    ),
    patterns: [
      'work|working|job from|at home|anywhere',
      '(online) (or|and) from home',
      'wfh',
      'w f h',
      'home based',
      'ghar se|baithe|bethe|baithkar|par|pe (kaam|kam|work)',
      'gharse',
      'घर से|बैठे (काम)',
      `online >${jobWords}|earning`,
      'fully|100 remote',
      'remote (work|working) !sensing|infrastructure|monitoring|desktop|access|control|pilot|area|location|operation',
    ],
  },
  {
    kind: 'mode',
    label: 'Hybrid work',
    weight: 2,
    expression: either(workModeLexeme('hybrid'), {
      all: [
        't.hybrid',
        { not: either(...['app', 'mobile', 'cloud', 'vehicle', 'ev', 'seed'].map((word) => `t.${word}`)) },
      ],
    }),
    near: workModeLexeme('home'),
    patterns: [
      'hybrid (work|working) (mode|model) !mobile|app|application|cloud|vehicle|seed|electric|ev|car|mobility|maize|rice|powertrain|crop',
    ],
  },
  {
    kind: 'mode',
    label: 'Work at the office',
    weight: 1,
    expression: either(workModeLexeme('office'), titleWords('work from office')),
    patterns: [
      'work|working from|in|at office',
      'wfo',
      `on site >$|${jobWords}`,
      `onsite >$|${jobWords}`,
      `in office >${jobWords}`,
    ],
  },
];
