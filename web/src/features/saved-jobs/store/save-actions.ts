import {
  getJobsByID,
  getSavedJobs,
  MAX_SAVED_JOBS,
  mergeSavedJobs,
  removeSavedJob,
  SAVED_NOTE_MAX,
  type SavedJob,
  saveJob as saveJobCall,
  TOO_MANY_SAVED_JOBS,
  type VacancyCard,
} from '@aarambh/contract';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { isTemporary } from '../../../platform/offline/send-when-online.ts';
import { readSession, type Session } from '../../../platform/session/session.ts';
import { keepSavedJob } from '../keep-saved-job.ts';
import {
  listSaved,
  type MemberCopy,
  readMemberCopy,
  readVisitorJobs,
  type Unsent,
  type VisitorJob,
} from './saved-copy.ts';
import { storeMemberCopy, storeVisitorJobs } from './write-saved-copy.ts';

/** Shown when local storage is unavailable. */
const NOT_STORED = 'This browser cannot save jobs. Please log in to save them.';
/** Maximum number of ids in one call of getJobsByID. */
const IDS_PER_CALL = 100;
/** Age at which the server's list is stale, in milliseconds. */
const FRESH_MS = 300_000;

const without = (jobs: readonly SavedJob[], vacancyID: number) => jobs.filter((job) => job.vacancyID !== vacancyID);
const withJob = (jobs: readonly SavedJob[], job: SavedJob) =>
  [job, ...without(jobs, job.vacancyID)].sort((a, b) => (a.savedOn < b.savedOn ? 1 : -1));

async function send(accountID: number, vacancyID: number, job: SavedJob | undefined): Promise<unknown> {
  if (!job) return await api(removeSavedJob, { body: { accountID, vacancyID } });
  const { note, savedOn, isLive } = job;
  // An ended job is not saved again; undoing its removal brings it back.
  const bringBack = () => api(mergeSavedJobs, { body: { accountID, jobs: [{ vacancyID, savedOn, note }] } });
  if (!isLive) return await bringBack();
  try {
    return await api(saveJobCall, { body: { accountID, vacancyID, note } });
  } catch (error) {
    // It has ended since the browser read it.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    const saved = await bringBack();
    if (!saved.some((one) => one.vacancyID === vacancyID)) throw error;
    return saved;
  }
}

/** Marks a job of the copy as sent, unless it changed meanwhile. */
function markSent(accountID: number, vacancyID: number, job: SavedJob | undefined): void {
  const copy = readMemberCopy(accountID);
  const now = copy.jobs.find((one) => one.vacancyID === vacancyID);
  if (now?.note !== job?.note || Boolean(now) !== Boolean(job)) return;
  delete copy.unsent[vacancyID];
  storeMemberCopy(copy);
}

/**
 * Sends the changes that the server does not have yet.
 * @throws {ApiError} for the first refusal, after the job was removed from the copy; a lost connection is not an error:
 * unsent changes stay for the next time
 */
async function sendUnsent({ accountID }: Session): Promise<void> {
  const ids = Object.keys(readMemberCopy(accountID).unsent).map(Number);
  for (const vacancyID of ids) {
    const { jobs } = readMemberCopy(accountID);
    const job = jobs.find((one) => one.vacancyID === vacancyID);
    try {
      await send(accountID, vacancyID, job);
      markSent(accountID, vacancyID, job);
      // A note is usually written later, when the page is already stored for offline reading.
      if (job?.isLive && job.note === '') keepSavedJob(job);
    } catch (error) {
      // The session has ended, and with it the copy: the job waits for the next one.
      if (job && error instanceof ApiError && error.status === 401)
        storeVisitorJobs(withJob(readVisitorJobs(), { ...job, accountID } as VisitorJob));
      if (isTemporary(error)) return;
      const copy = readMemberCopy(accountID);
      delete copy.unsent[vacancyID];
      storeMemberCopy({ ...copy, jobs: without(copy.jobs, vacancyID), readAt: 0 });
      throw error;
    }
  }
}

let sending: Promise<void> = Promise.resolve();

/** As {@link sendUnsent}; one at a time, so that the changes of a job arrive in order. */
function sendInOrder(session: Session): Promise<void> {
  sending = sending.catch(() => undefined).then(() => sendUnsent(session));
  return sending;
}

/** Changes the copy of the account at once and sends the change. */
async function change(session: Session, vacancyID: number, unsent: Unsent, job: SavedJob | undefined): Promise<void> {
  const copy = readMemberCopy(session.accountID);
  const jobs = job ? withJob(copy.jobs, job) : without(copy.jobs, vacancyID);
  const next: MemberCopy = { ...copy, jobs, unsent: { ...copy.unsent, [vacancyID]: unsent } };
  if (storeMemberCopy(next)) return await sendInOrder(session);
  // The browser stores nothing: the server does.
  await send(session.accountID, vacancyID, job);
}

/**
 * Saves a job, or stores its changed note.
 * @throws {Error} with a text for the user when there are too many, or the browser stores nothing
 */
export async function saveJob(job: SavedJob): Promise<void> {
  const isNew = !listSaved().some(({ vacancyID }) => vacancyID === job.vacancyID);
  if (isNew && listSaved().length >= MAX_SAVED_JOBS) throw new Error(TOO_MANY_SAVED_JOBS);
  const session = readSession();
  if (session) return await change(session, job.vacancyID, 'put', job);
  if (!storeVisitorJobs(withJob(readVisitorJobs(), job))) throw new Error(NOT_STORED);
}

/** A new saved job from a card, saved now. */
export const toSavedJob = ({ repeats: _, checks: __, ...card }: VacancyCard): SavedJob => ({
  ...card,
  savedOn: new Date().toISOString(),
  note: '',
  isLive: true,
});

/** Removes a saved job. */
export async function removeJob(vacancyID: number): Promise<void> {
  storeVisitorJobs(without(readVisitorJobs(), vacancyID));
  const session = readSession();
  if (session) await change(session, vacancyID, 'remove', undefined);
}

/**
 * Takes over the jobs that were saved in this browser before signing in. They stay in the browser until the server has
 * them, so nothing is lost on a failure; those beyond the limit of the account stay.
 */
async function takeOver({ accountID }: Session): Promise<void> {
  const jobs = readVisitorJobs();
  if (jobs.length === 0 || readMemberCopy(accountID).jobs.length >= MAX_SAVED_JOBS) return;
  const given = jobs
    .slice(0, MAX_SAVED_JOBS)
    .map(({ vacancyID, savedOn, note }) => ({ vacancyID, savedOn, note: note.slice(0, SAVED_NOTE_MAX) }));
  const saved = await api(mergeSavedJobs, { body: { accountID, jobs: given } });
  const copy = readMemberCopy(accountID);
  if (!storeMemberCopy({ ...copy, jobs: overlay(saved, copy), readAt: Date.now() })) return;
  const ids = new Set(saved.map(({ vacancyID }) => vacancyID));
  const isFull = saved.length >= MAX_SAVED_JOBS;
  // A job that is not in the reply is either unknown to the server, or there was no room for it.
  const givenIDs = new Set(given.map(({ vacancyID }) => vacancyID));
  storeVisitorJobs(
    readVisitorJobs().filter((job) => !ids.has(job.vacancyID) && (isFull || !givenIDs.has(job.vacancyID))),
  );
}

/** The server's list with the changes of this browser that are not sent yet. */
function overlay(saved: readonly SavedJob[], { jobs, unsent }: MemberCopy): SavedJob[] {
  const kept = saved.filter(({ vacancyID }) => !unsent[vacancyID]);
  const own = jobs.filter(({ vacancyID }) => unsent[vacancyID] === 'put');
  return [...kept, ...own].sort((a, b) => (a.savedOn < b.savedOn ? 1 : -1));
}

/** Reads the cards of a visitor's jobs again, to mark ended ones. */
async function refreshVisitorJobs(): Promise<void> {
  const ids = readVisitorJobs().map(({ vacancyID }) => vacancyID);
  const cards = new Map<number, VacancyCard & { isLive: boolean }>();
  for (let at = 0; at < ids.length; at += IDS_PER_CALL) {
    const part = ids.slice(at, at + IDS_PER_CALL).join(',');
    for (const card of await api(getJobsByID, { query: { ids: part } })) cards.set(card.vacancyID, card);
  }
  const jobs = readVisitorJobs().map((job) => ({ ...job, ...(cards.get(job.vacancyID) ?? { isLive: false }) }));
  storeVisitorJobs(jobs);
}

/**
 * Synchronises the browser and the server: sends unsent changes, takes over a visitor's jobs, and reads the
 * list again unless it is fresh.
 * @throws {ApiError} when the server refuses or cannot be reached; the copy of the browser stays
 */
export async function syncSavedJobs({ isForced = false }: { isForced?: boolean } = {}): Promise<void> {
  const session = readSession();
  if (!session) return isForced ? await refreshVisitorJobs() : undefined;
  await sendInOrder(session);
  await takeOver(session);
  if (!isForced && Date.now() - readMemberCopy(session.accountID).readAt < FRESH_MS) return;
  const saved = await api(getSavedJobs, { params: { accountID: String(session.accountID) } });
  const copy = readMemberCopy(session.accountID);
  storeMemberCopy({ ...copy, jobs: overlay(saved, copy), readAt: Date.now() });
}
