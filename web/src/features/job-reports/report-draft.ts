import type { ReportReason } from '@aarambh/contract';

/** What was typed of a report that was not sent; the proof only as long as the page is open. */
export interface ReportDraft {
  reason: ReportReason | '';
  text: string;
  email: string;
}

const keyOf = (vacancyID: number) => `report:${vacancyID}`;
const proofs = new Map<number, File>();

/** Reads what was typed; undefined when nothing was, or the browser stores nothing. */
export function readDraft(vacancyID: number): Partial<ReportDraft> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(vacancyID)) ?? 'null');
    return typeof stored === 'object' && stored ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores what was typed until it is sent or the tab is closed. */
export function saveDraft(vacancyID: number, draft: ReportDraft): void {
  try {
    sessionStorage.setItem(keyOf(vacancyID), JSON.stringify(draft));
  } catch {
    // The form keeps it as long as it is open.
  }
}

export const readProof = (vacancyID: number): File | undefined => proofs.get(vacancyID);

export function saveProof(vacancyID: number, proof: File | undefined): void {
  if (proof) proofs.set(vacancyID, proof);
  else proofs.delete(vacancyID);
}

/** Clears the draft of a report that was sent. */
export function clearDraft(vacancyID: number): void {
  proofs.delete(vacancyID);
  try {
    sessionStorage.removeItem(keyOf(vacancyID));
  } catch {
    // Nothing was stored.
  }
}
