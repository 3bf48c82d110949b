import { useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { saveToDevice } from '../../platform/api/file-transfer.ts';
import { readSession } from '../../platform/session/session.ts';
import { Button, type ButtonSize, dialogs } from '../../ui/index.ts';
import { fetchPdf } from './resume-reviews.api.ts';

interface ViewResumeButtonProps {
  resumePdfID: number;
  label: string;
  /** Behind the label for those who hear it only. */
  of?: string | undefined;
  size?: ButtonSize | undefined;
}

/** Brings a resume PDF to the device, as the private files of a person always come: a link could not carry the session's token. */
export function ViewResumeButton({ resumePdfID, label, of, size }: ViewResumeButtonProps) {
  const [busy, setBusy] = useState(false);

  async function view() {
    setBusy(true);
    try {
      saveToDevice(await fetchPdf(resumePdfID), `${readSession()?.fullName ?? 'My'} resume.pdf`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) await dialogs.error({ text: error.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" size={size} busy={busy} busyLabel="Fetching..." onClick={view}>
      {label}
      {of && <span className="sr-only"> {of}</span>}
    </Button>
  );
}
