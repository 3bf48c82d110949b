import type { Generated, GeneratedAlways } from 'kysely';

interface Companies {
  id: Generated<number>;
  name: string;
  /** Lower case with single spaces: the same for all spellings of a company. */
  folded_name: string;
  logo: Generated<string>;
  about_html: Generated<string>;
  corporate_address: Generated<string>;
  website: Generated<string>;
  /** The name in lower case without its legal form; equal for companies that are probably one. */
  plain_name: GeneratedAlways<string>;
  /** Counted up by every change of the row. */
  version: Generated<number>;
  /** The company that this one is; it has no vacancies then. */
  merged_into: number | null;
  /** Since when its vacancies cannot be live. */
  blocked_at: Date | null;
  blocked_cause: Generated<string>;
}

/** Merges of companies, with the vacancies that moved. */
interface CompanyMerges {
  id: Generated<number>;
  company_id: number;
  into_id: number;
  vacancy_ids: number[];
  merged_at: Date;
  merged_by: string;
  undone_at: Date | null;
}

/** Tables of companies. */
export interface CompanyTables {
  companies: Companies;
  company_merges: CompanyMerges;
}
