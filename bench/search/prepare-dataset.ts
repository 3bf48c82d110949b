import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rebuildSearch } from '../../server/src/features/search/index.ts';
import { type CompanyName, createNameCollector } from '../../server/src/features/search/indexing/company-names.ts';
import { CHUNK, type Dataset, generatePostings } from '../dataset/generate-postings.ts';
import { beginLoad } from '../dataset/load-vacancies.ts';
import type { Loader } from '../dataset/open-loader.ts';
import { columnNames } from '../dataset/prepare-chunk.ts';
import { streamChunks } from '../dataset/stream-chunks.ts';
import { collectTruths, type Truth } from '../oracle/brute-force.ts';
import { chooseQueries, type MixedQuery } from '../oracle/choose-queries.ts';
import { indexSample } from '../oracle/index-sample.ts';
import type { SearchDocument } from '../oracle/make-document.ts';
import { type CompanyNames, readQuery } from '../oracle/read-query.ts';
import type { Peer } from '../peers/peer.ts';
import { step } from '../progress.ts';
import type { Options } from '../read-options.ts';
import type { Scratch } from '../scratch-database.ts';

/** Queries are chosen on a sample of this size, so they are the same at every size. */
const SAMPLE = 50_000;
const SEED = 7;

/** A loaded data set with its queries and expected results. */
export interface LoadedDataset {
  dataset: Dataset;
  queries: MixedQuery[];
  /** Names of companies by which the queries are read. */
  names: CompanyName[];
  truths: Truth[];
  /** Keys of peers with an index on disk. */
  filled: string[];
  /** Load times in seconds. */
  took: { vacancies: number; search: number };
}

const metadataFile = (folder: string): string => join(folder, 'bench-dataset.json');

/** Reads the metadata of a kept data set. */
export const readDataset = async (folder: string): Promise<LoadedDataset> =>
  JSON.parse(await readFile(metadataFile(folder), 'utf8')) as LoadedDataset;

/** Names of companies by the name, as queries are read. */
export const mapNames = (names: CompanyName[]): CompanyNames => new Map(names.map((known) => [known.name, known]));

const countTexts = (texts: string[]): { text: string; live_count: number }[] =>
  [...Map.groupBy(texts, (text) => text)].map(([text, same]) => ({ text, live_count: same.length }));

/** The names of companies as the product finds them in the vacancies of a data set. */
async function collectNames(dataset: Dataset): Promise<CompanyName[]> {
  const postings = Array.from({ length: Math.ceil(dataset.size / CHUNK) }, (_, chunk) =>
    generatePostings(dataset, chunk).map(({ title, skills, company }) => ({ title, skills, company: company.name })),
  ).flat();
  const collector = createNameCollector(countTexts(postings.map(({ company }) => company)));
  countTexts(postings.map(({ title }) => title)).forEach(collector.addTitle);
  countTexts(postings.flatMap(({ skills }) => skills)).forEach(collector.addSkill);
  return await collector.names();
}

async function chooseFor(dataset: Dataset): Promise<Pick<LoadedDataset, 'queries' | 'names'>> {
  const sampled: Dataset = { ...dataset, size: Math.min(dataset.size, SAMPLE) };
  const documents: SearchDocument[] = [];
  await step('reading a sample', sampled.size, async (progress) => {
    for await (const chunk of streamChunks(sampled, { rows: false, documents: true, queries: [] })) {
      documents.push(...chunk.documents);
      progress(documents.length);
    }
  });
  const sample = indexSample(documents);
  const postings = [0, 1].flatMap((chunk) => generatePostings(sampled, chunk));
  const names = await collectNames(sampled);
  const queries = await step('choosing queries', 300, (progress) =>
    chooseQueries(sample, postings, { documents, names: mapNames(names) }, progress),
  );
  return { queries, names };
}

const secondsSince = (began: number): number => (performance.now() - began) / 1_000;

/** Rebuilds the search index from the vacancies. */
export async function buildSearchIndex({ context }: Scratch, { size }: Dataset): Promise<number> {
  const began = performance.now();
  await step('building the search index', size, (progress) => rebuildSearch(context, { progress }));
  return secondsSince(began);
}

/** Creates a data set in an empty database and indexes its documents in the peers. */
export async function createDataset(
  scratch: Scratch,
  { size }: Options,
  loader: Loader,
  peers: Peer[],
): Promise<LoadedDataset> {
  const dataset: Dataset = { seed: SEED, size, now: scratch.context.clock.now().getTime() };
  const { queries, names } = await chooseFor(dataset);
  const known = mapNames(names);
  const truths = collectTruths(queries.length);
  const adding = peers.filter(({ add }) => add);
  const wanted = { rows: true, documents: true, queries: queries.map((query) => readQuery(query, known)) };
  const began = performance.now();
  const load = await beginLoad(loader, columnNames(dataset));
  await step('loading vacancies', size, async (progress) => {
    let done = 0;
    for await (const chunk of streamChunks(dataset, wanted)) {
      await Promise.all([load.add(chunk), ...adding.map((peer) => peer.add?.(chunk.documents))]);
      truths.add(chunk.truth);
      done += chunk.count;
      progress(done);
    }
    await load.settle();
  });
  const vacancies = secondsSince(began);
  const search = await buildSearchIndex(scratch, dataset);
  await settlePeers(adding);
  const filled = adding.filter(({ isKept }) => isKept).map(({ key }) => key);
  const loaded = { dataset, queries, names, truths: truths.truths(), filled, took: { vacancies, search } };
  await writeFile(metadataFile(scratch.dataDir), JSON.stringify(loaded));
  return loaded;
}

/** Indexes the documents of a kept data set in peers that lack them. */
export async function fillPeers(dataset: Dataset, peers: Peer[]): Promise<void> {
  const adding = peers.filter(({ add }) => add);
  if (adding.length === 0) return;
  await step('loading peers', dataset.size, async (progress) => {
    let done = 0;
    for await (const chunk of streamChunks(dataset, { rows: false, documents: true, queries: [] })) {
      await Promise.all(adding.map((peer) => peer.add?.(chunk.documents)));
      done += chunk.count;
      progress(done);
    }
  });
  await settlePeers(adding);
}

async function settlePeers(peers: Peer[]): Promise<void> {
  await step('indexing peers', peers.length, async (progress) => {
    for (const [i, peer] of peers.entries()) {
      await peer.settle?.();
      progress(i + 1);
    }
  });
}
