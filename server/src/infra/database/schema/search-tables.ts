import type { Generated, GeneratedAlways } from 'kysely';

/** Search index: one row per live vacancy; read by search and listings. */
interface VacancySearch {
  vacancy_id: number;
  company_id: number;
  posted_at: Date;
  expires_at: Date;
  lex: string;
  /** Unused; instances of an earlier release still write it. */
  traits: Generated<string>;
  /** The lexemes of `lex` that are stored inline: words of title, skills and company, places, education and experience. */
  brief: GeneratedAlways<string>;
}

/** Precomputed suggestions of the job title input for short prefixes. */
interface SearchBeginnings {
  /** Prefix of one to three letters. */
  typed: string;
  is_whole: boolean;
  /** The best suggestions for the prefix, best first. */
  texts: string[];
  /** The number of live vacancies of each. */
  counts: Generated<number[]>;
}

interface SearchSuggestions {
  /** The text in lower case, from one of its words on. One row per word, so that a prefix of any word finds the text. */
  starts: string;
  text: string;
  /** Whether `starts` is the whole text. */
  is_whole: boolean;
  live_count: number;
}

/** Dictionary of spell correction: words of titles, skills, companies and places of live vacancies with their frequency. */
interface SearchWords {
  word: string;
  live_count: number;
}

/** Names of companies with live vacancies that a keyword may be read as; replaced with the vocabulary. */
interface SearchCompanyNames {
  /** Its words as one: `hdfcbank`. */
  name: string;
  live_count: number;
  /** Texts of skills that begin or end with the name, such as `microsoft excel`: products rather than the company. */
  products: Generated<string[]>;
}

/** Version of the rules by which the search table was built last; one row. */
interface SearchBuild {
  is_only: Generated<boolean>;
  version: number;
}

/** Tables of the search index and suggestions. */
export interface SearchTables {
  vacancy_search: VacancySearch;
  search_beginnings: SearchBeginnings;
  search_suggestions: SearchSuggestions;
  search_words: SearchWords;
  search_company_names: SearchCompanyNames;
  search_build: SearchBuild;
}
