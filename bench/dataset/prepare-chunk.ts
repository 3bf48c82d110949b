import { foldCompanyName } from '../../server/src/features/vacancy-lifecycle/fold-company-name.ts';
import { type CompanyRow, toPostedRow } from '../../server/src/features/vacancy-lifecycle/publish-postings.queries.ts';
import { makeBruteForce, type PartialTruth } from '../oracle/brute-force.ts';
import { makeDocument, type SearchDocument } from '../oracle/make-document.ts';
import type { ReadQuery } from '../oracle/read-query.ts';
import { copyLine } from './copy-text.ts';
import { CHUNK, type Dataset, generatePostings } from './generate-postings.ts';

/** Parts of a chunk to generate. */
export interface Wanted {
  /** Rows for the database. */
  rows: boolean;
  /** Documents for the peers. */
  documents: boolean;
  /** Queries for brute force. */
  queries: ReadQuery[];
}

/** One chunk of the data set, ready to load. */
export interface Chunk {
  count: number;
  /** COPY rows of `vacancies` without the last column, the company. */
  rows: string[];
  companies: CompanyRow[];
  /** Index into `companies` for each row. */
  companyOf: number[];
  documents: SearchDocument[];
  truth: PartialTruth[];
}

const columnsOf = (posting: Parameters<typeof toPostedRow>[0], id: number) => {
  const { company_id: _, ...row } = toPostedRow(posting, 0);
  return { id, status: 'live', ...row };
};

/** Column names of a row, in order; the company is last. */
export const columnNames = (dataset: Dataset): string[] => {
  const [example] = generatePostings({ ...dataset, size: 1 }, 0);
  return example ? [...Object.keys(columnsOf(example, 0)), 'company_id'] : [];
};

/** Creates a chunk generator; one per thread. */
export function createChunkGenerator(dataset: Dataset, wanted: Wanted): (chunk: number) => Chunk {
  const bruteForce = makeBruteForce(wanted.queries);
  return (chunk) => {
    const postings = generatePostings(dataset, chunk);
    const result: Chunk = { count: postings.length, rows: [], companies: [], companyOf: [], documents: [], truth: [] };
    const companies = new Map<string, number>();
    for (const [i, posting] of postings.entries()) {
      const id = chunk * CHUNK + i + 1;
      if (wanted.rows) {
        const { name, aboutHtml = '', corporateAddress = '', website = '' } = posting.company;
        const folded = foldCompanyName(name);
        if (!companies.has(folded)) {
          companies.set(folded, result.companies.length);
          const details = { logo: '', about_html: aboutHtml, corporate_address: corporateAddress, website };
          result.companies.push({ name, folded_name: folded, ...details });
        }
        result.companyOf.push(companies.get(folded) ?? 0);
        // The generator's HTML is already sanitised except for this character.
        const descriptionHtml = posting.descriptionHtml.replaceAll('&', '&amp;');
        result.rows.push(copyLine(Object.values(columnsOf({ ...posting, descriptionHtml }, id))));
      }
      if (wanted.documents || wanted.queries.length > 0) {
        const document = makeDocument(posting, id);
        if (wanted.documents) result.documents.push(document);
        bruteForce.add(document);
      }
    }
    return { ...result, truth: bruteForce.take() };
  };
}
