import type { SavedJob, VacancyCard } from '@aarambh/contract';
import { readSession } from '../../platform/session/session.ts';
import { hasToast, showToast } from '../../ui/index.ts';
import { keepSavedJob, keepSavedList } from './keep-saved-job.ts';
import { removeJob, saveJob, toSavedJob } from './store/save-actions.ts';
import { listSaved } from './store/saved-copy.ts';

/** A toast always speaks of the last press: Undo never reverts an earlier one. */
const TOPIC = 'saved-jobs';

let presses = 0;

let removed: { jobs: SavedJob[]; undo: () => Promise<void> } | undefined;

/** Says that a job was removed. Undo brings back all that were removed while the toast is shown. */
function reportRemoval(job: SavedJob): void {
  const jobs = removed && hasToast(removed.undo) ? [...removed.jobs, job] : [job];
  const undo = async () => {
    for (const one of jobs) await saveJob(one);
  };
  removed = { jobs, undo };
  const text = jobs.length === 1 ? 'Removed from your saved jobs' : `${jobs.length} jobs removed from your saved jobs`;
  showToast(text, { undo, topic: TOPIC });
}

/**
 * Saves a job, or removes it when it is saved, and says so in a toast with Undo. Undoing a removal brings note and time
 * back.
 * @throws {Error} with a text for the user when it cannot be saved
 */
export async function toggleSaved(vacancy: VacancyCard, onRemoved?: () => void): Promise<void> {
  presses += 1;
  const press = presses;
  const saved = listSaved().find(({ vacancyID }) => vacancyID === vacancy.vacancyID);
  if (saved) {
    const removing = removeJob(saved.vacancyID);
    onRemoved?.();
    reportRemoval(saved);
    return await removing;
  }
  const job = toSavedJob(vacancy);
  await saveJob(job);
  // A member's page is stored once the server has the job, which may be later without a connection.
  if (!readSession()) keepSavedJob(job);
  keepSavedList();
  const text = readSession() ? 'Job saved' : 'Job saved in this browser';
  // Its reply may arrive after the next press.
  if (press === presses) showToast(text, { undo: () => removeJob(job.vacancyID), topic: TOPIC });
}
