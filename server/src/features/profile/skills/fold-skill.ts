import { foldPlural, foldText } from '../../vacancies/index.ts';

/** Bounds the database's key: some signs unfold into many letters. */
const LONGEST_KEY = 150;

/** Signs that tell one skill from another, made letters before all other signs go. */
const tellingSigns: [RegExp, string][] = [
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

/** What many people call a skill: the whole of it, folded, and what it stands for, folded. */
const shortNames = new Map(
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

/** A skill's letters and digits alone: `Power-BI`, `powerbi` and `power bi` meet, C, C++ and C# do not. */
export function foldSkill(text: string): string {
  let plain = foldText(text);
  for (const [pattern, letters] of tellingSigns) plain = plain.replace(pattern, letters);
  const squashed = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  // The exam NET of teachers is not .NET.
  return squashed === 'net' && /\. ?net/.test(plain) ? 'dotnet' : squashed.slice(0, LONGEST_KEY);
}

/**
 * What all spellings of one skill share: {@link foldSkill}, the plural folded, a well-known short name read in full.
 * Empty for a text without letters and digits.
 */
export function skillKey(text: string): string {
  const folded = foldSkill(text);
  // APIs and KPIs: foldPlural takes -is for Greek.
  const singular = shortNames.has(folded) ? folded : foldPlural(folded.replace(/(?<=[ak]pi)s$/, ''));
  return shortNames.get(singular) ?? singular;
}
