import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { foldText } from '../../../lib/text/fold-text.ts';

/** Bounds the stored key: some characters fold into many letters. */
const MAX_KEY_LENGTH = 150;

/** Punctuation that distinguishes skills; replaced by letters before all other punctuation is removed. */
const significantSigns: [RegExp, string][] = [
  [/['’`\u200b-\u200d\ufeff]/gu, ''],
  [/(?<![\p{L}\p{N}])c ?\+ ?\+/gu, 'cpp'],
  [/(?<![\p{L}\p{N}])c ?plus ?plus(?![\p{L}\p{N}])/gu, 'cpp'],
  [/(?<![\p{L}\p{N}])([cfj]) ?[#♯]/gu, '$1sharp'],
  [/(?<![\p{L}\p{N}])dot ?net(?![\p{L}\p{N}])/gu, '.net'],
  [/(?<=[\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu, 'plus'],
  [/(?<=\p{L}) and (?=\p{L})/gu, ' & '],
  // M&A is not an MA and P&L is not PL; between words the sign is only an 'and'.
  [/(?<![\p{L}\p{N}])(\p{L}) ?& ?(\p{L})(?![\p{L}\p{N}])/gu, '$1n$2'],
  [/(?<![\p{L}\p{N}])microsoft(?= \p{L})/gu, 'ms'],
];

/** Common abbreviations of whole skills, and their long forms, both folded. */
const abbreviations = new Map(
  Object.entries({
    ai: 'artificialintelligence',
    amazonwebservice: 'aws',
    expressjs: 'express',
    googlecloudplatform: 'gcp',
    golang: 'go',
    js: 'javascript',
    k8s: 'kubernetes',
    ml: 'machinelearning',
    msazure: 'azure',
    msexcel: 'excel',
    mspowerbi: 'powerbi',
    mspowerpoint: 'powerpoint',
    mssql: 'sqlserver',
    mssqlserver: 'sqlserver',
    nodejs: 'node',
    postgres: 'postgresql',
    reactjs: 'react',
    rd: 'rnd',
    researchdevelopment: 'rnd',
    ts: 'typescript',
    vuejs: 'vue',
  }),
);

/** Reduces a skill to letters and digits: `Power-BI`, `powerbi` and `power bi` become equal; C, C++ and C# do not. */
export function foldSkill(text: string): string {
  let plain = foldText(text);
  for (const [pattern, letters] of significantSigns) plain = plain.replace(pattern, letters);
  const squashed = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  // The exam NET of teachers is not .NET.
  return squashed === 'net' && /\. ?net/.test(plain) ? 'dotnet' : squashed.slice(0, MAX_KEY_LENGTH);
}

/**
 * The key that all spellings of one skill share: {@link foldSkill}, in the singular, with common abbreviations
 * expanded. Empty for a text without letters and digits.
 */
export function skillKey(text: string): string {
  const folded = foldSkill(text);
  // APIs and KPIs: foldPlural takes -is for Greek.
  const singular = abbreviations.has(folded) ? folded : foldPlural(folded.replace(/(?<=[ak]pi)s$/, ''));
  return abbreviations.get(singular) ?? singular;
}
