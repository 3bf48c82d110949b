import type { VacancyCard } from '@aarambh/contract';
import { readSession } from '../../platform/session/session.ts';
import { showToast } from '../../ui/index.ts';
import { keepSavedJob } from './keep-saved-job.ts';
import { removeJob, saveJob, toSavedJob } from './store/save-actions.ts';
import { listSaved } from './store/saved-copy.ts';

/**
 * Saves a job, or removes it when it is saved, and says so in a toast with Undo. Undoing a removal brings note and time
 * back.
 * @throws {Error} with a text for the user when it cannot be saved
 */
export async function toggleSaved(vacancy: VacancyCard, onRemoved?: () => void): Promise<void> {
  const saved = listSaved().find(({ vacancyID }) => vacancyID === vacancy.vacancyID);
  if (saved) {
    const removing = removeJob(saved.vacancyID);
    onRemoved?.();
    showToast('Removed from your saved jobs', { undo: () => saveJob(saved) });
    return await removing;
  }
  const job = toSavedJob(vacancy);
  await saveJob(job);
  // A member's page is stored once the server has the job, which may be later without a connection.
  if (!readSession()) keepSavedJob(job);
  showToast(readSession() ? 'Job saved' : 'Job saved in this browser', { undo: () => removeJob(job.vacancyID) });
}
