import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rebuildSearch } from '../../server/src/features/vacancies/index.ts';
import type { Peer } from '../peers/peer.ts';
import { step } from '../progress.ts';
import type { Options } from '../read-options.ts';
import type { Scratch } from '../scratch-database.ts';
import { collectTruths, type Truth } from '../truth/brute-force.ts';
import { chooseQueries, type MixedQuery } from '../truth/choose-queries.ts';
import { indexSample } from '../truth/index-sample.ts';
import type { SearchDocument } from '../truth/make-document.ts';
import { readQuery } from '../truth/read-query.ts';
import { inventPostings, type World } from '../world/invent-postings.ts';
import { beginLoad } from '../world/load-vacancies.ts';
import type { Loader } from '../world/open-loader.ts';
import { columnNames } from '../world/prepare-chunk.ts';
import { streamChunks } from '../world/stream-chunks.ts';

/** Queries are chosen on so many, whatever the size: the same ones everywhere. */
const SAMPLE = 50_000;
const SEED = 7;

/** A filled portal, what is asked of it, and what is right. */
export interface FilledWorld {
  world: World;
  queries: MixedQuery[];
  truths: Truth[];
  /** Peers that have its documents on disk. */
  filled: string[];
  /** How long filling took, in seconds. */
  took: { vacancies: number; search: number };
}

const noteIn = (folder: string): string => join(folder, 'bench-world.json');

/** What an earlier run noted about the world it kept. */
export const readWorld = async (folder: string): Promise<FilledWorld> =>
  JSON.parse(await readFile(noteIn(folder), 'utf8')) as FilledWorld;

async function chooseFor(world: World): Promise<MixedQuery[]> {
  const sampled: World = { ...world, size: Math.min(world.size, SAMPLE) };
  const documents: SearchDocument[] = [];
  await step('reading a sample', sampled.size, async (progress) => {
    for await (const chunk of streamChunks(sampled, { rows: false, documents: true, queries: [] })) {
      documents.push(...chunk.documents);
      progress(documents.length);
    }
  });
  const sample = indexSample(documents);
  const postings = [0, 1].flatMap((chunk) => inventPostings(sampled, chunk));
  return await step('choosing queries', 300, (progress) => chooseQueries(sample, postings, documents, progress));
}

const secondsSince = (began: number): number => (performance.now() - began) / 1_000;

/** Fills search from the vacancies that are there. */
export async function fillSearch({ context }: Scratch, { size }: World): Promise<number> {
  const began = performance.now();
  await step('filling search', size, (progress) => rebuildSearch(context, { progress }));
  return secondsSince(began);
}

/** Makes a world in an empty database and gives its documents to the peers that want them. */
export async function makeWorld(
  scratch: Scratch,
  { size }: Options,
  loader: Loader,
  peers: Peer[],
): Promise<FilledWorld> {
  const world: World = { seed: SEED, size, now: scratch.context.clock.now().getTime() };
  const queries = await chooseFor(world);
  const truths = collectTruths(queries.length);
  const adding = peers.filter(({ add }) => add);
  const wanted = { rows: true, documents: true, queries: queries.map(readQuery) };
  const began = performance.now();
  const load = await beginLoad(loader, columnNames(world));
  await step('filling the world', size, async (progress) => {
    let done = 0;
    for await (const chunk of streamChunks(world, wanted)) {
      await Promise.all([load.add(chunk), ...adding.map((peer) => peer.add?.(chunk.documents))]);
      truths.add(chunk.truth);
      done += chunk.count;
      progress(done);
    }
    await load.settle();
  });
  const vacancies = secondsSince(began);
  const search = await fillSearch(scratch, world);
  await settlePeers(adding);
  const filled = adding.filter(({ isKept }) => isKept).map(({ key }) => key);
  const made = { world, queries, truths: truths.truths(), filled, took: { vacancies, search } };
  await writeFile(noteIn(scratch.dataDir), JSON.stringify(made));
  return made;
}

/** Gives the documents of a world that was kept to the peers that do not have them. */
export async function fillPeers(world: World, peers: Peer[]): Promise<void> {
  const adding = peers.filter(({ add }) => add);
  if (adding.length === 0) return;
  await step('filling peers', world.size, async (progress) => {
    let done = 0;
    for await (const chunk of streamChunks(world, { rows: false, documents: true, queries: [] })) {
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
