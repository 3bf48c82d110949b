import { foldCompanyName } from '../../server/src/features/vacancies/publish-postings.ts';
import { type CompanyRow, postedRow } from '../../server/src/features/vacancies/publishing.queries.ts';
import { makeBruteForce, type PartOfTruth } from '../truth/brute-force.ts';
import { makeDocument, type SearchDocument } from '../truth/make-document.ts';
import type { ReadQuery } from '../truth/read-query.ts';
import { copyLine } from './copy-text.ts';
import { CHUNK, inventPostings, type World } from './invent-postings.ts';

/** What is to be made of each lot. */
export interface Wanted {
  /** Rows for the database. */
  rows: boolean;
  /** Documents for the peers. */
  documents: boolean;
  /** What is looked for by brute force. */
  queries: ReadQuery[];
}

/** One lot of the world, ready to be loaded. */
export interface Chunk {
  count: number;
  /** Rows of `vacancies` as COPY reads them, but for the company, which comes last. */
  rows: string[];
  companies: CompanyRow[];
  /** The place in `companies` for each row. */
  companyOf: number[];
  documents: SearchDocument[];
  truth: PartOfTruth[];
}

const columnsOf = (posting: Parameters<typeof postedRow>[0], id: number) => {
  const { company_id: _, ...row } = postedRow(posting, 0);
  return { id, status: 'live', ...row };
};

/** The columns of a row, in order; the company follows. */
export const columnNames = (world: World): string[] => {
  const [example] = inventPostings({ ...world, size: 1 }, 0);
  return example ? [...Object.keys(columnsOf(example, 0)), 'company_id'] : [];
};

/** Makes chunks; each process or thread makes one maker. */
export function makeChunkMaker(world: World, wanted: Wanted): (chunk: number) => Chunk {
  const bruteForce = makeBruteForce(wanted.queries);
  return (chunk) => {
    const postings = inventPostings(world, chunk);
    const made: Chunk = { count: postings.length, rows: [], companies: [], companyOf: [], documents: [], truth: [] };
    const companies = new Map<string, number>();
    for (const [i, posting] of postings.entries()) {
      const id = chunk * CHUNK + i + 1;
      if (wanted.rows) {
        const { name, aboutHtml = '', corporateAddress = '', website = '' } = posting.company;
        const folded = foldCompanyName(name);
        if (!companies.has(folded)) {
          companies.set(folded, made.companies.length);
          const details = { logo: '', about_html: aboutHtml, corporate_address: corporateAddress, website };
          made.companies.push({ name, folded_name: folded, ...details });
        }
        made.companyOf.push(companies.get(folded) ?? 0);
        // The generator writes only what sanitising leaves, but for this sign.
        const descriptionHtml = posting.descriptionHtml.replaceAll('&', '&amp;');
        made.rows.push(copyLine(Object.values(columnsOf({ ...posting, descriptionHtml }, id))));
      }
      if (wanted.documents || wanted.queries.length > 0) {
        const document = makeDocument(posting, id);
        if (wanted.documents) made.documents.push(document);
        bruteForce.look(document);
      }
    }
    return { ...made, truth: bruteForce.take() };
  };
}
