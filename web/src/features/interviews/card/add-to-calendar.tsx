import type { InterviewScheduleItem } from '@aarambh/contract';
import { useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { saveToDevice } from '../../../platform/save-to-device.ts';
import { CalendarPlus } from '../../../ui/display/icons.tsx';
import { Button, showToast, VisuallyHidden } from '../../../ui/index.ts';
import { fetchCalendarFile } from '../interviews.api.ts';

/** Downloads the iCalendar file of an interview. */
export function AddToCalendar({ interview }: { interview: InterviewScheduleItem }) {
  const [busy, setBusy] = useState(false);
  const { interviewScheduleID, jobTitle } = interview;

  async function download() {
    setBusy(true);
    try {
      saveToDevice(await fetchCalendarFile(interviewScheduleID), `interview-${interviewScheduleID}.ics`);
    } catch (error) {
      showToast(failureText(error, 'The download failed. Please try again.'));
    }
    setBusy(false);
  }

  return (
    <Button variant="secondary" busy={busy} busyLabel="Fetching..." onClick={download}>
      <CalendarPlus className="size-5" />
      Add to calendar<VisuallyHidden>: {jobTitle}</VisuallyHidden>
    </Button>
  );
}
