import { useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { saveToDevice } from '../../platform/api/file-transfer.ts';
import { readSession } from '../../platform/session/session.ts';
import { Button, type ButtonSize, dialogs } from '../../ui/index.ts';
import { downloadPdf } from './resume-reviews.api.ts';

interface ViewResumeButtonProps {
  resumePdfID: number;
  label: string;
  /** Appended to the label for screen readers. */
  of?: string | undefined;
  size?: ButtonSize | undefined;
}

/** Downloads a resume PDF. Not a link, which could not send the session's token. */
export function ViewResumeButton({ resumePdfID, label, of, size }: ViewResumeButtonProps) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveToDevice(await downloadPdf(resumePdfID), `${readSession()?.fullName ?? 'My'} resume.pdf`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) await dialogs.error({ text: error.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" size={size} busy={busy} busyLabel="Fetching..." onClick={download}>
      {label}
      {of && <span className="sr-only"> {of}</span>}
    </Button>
  );
}
