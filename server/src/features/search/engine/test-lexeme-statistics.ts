import type { LexemeStatistics } from './selectivity.ts';

const selectivities: Record<string, number> = {
  't.rare': 0.0001,
  't.kiln': 0.01,
  'l.pune': 0.1,
  'l.delhi': 0.2,
  'x.3': 0.5,
  kiln: 0.03,
  fire: 0.02,
  potter: 0.02,
  's.fire+kiln': 0.019,
};

/** Statistics of a few lexemes; every other one occurs nowhere. */
export const lexemeStatistics: LexemeStatistics = {
  selectivityOf: (lexeme) => selectivities[lexeme] ?? 0,
  isListed: (lexeme) => lexeme in selectivities,
};
