import { type ComponentType, type ReactNode, useState } from 'react';
import { UNREACHABLE } from '../../platform/api/api.ts';
import { showToast } from '../../ui/index.ts';
import type { ReportedJob } from './reported-job.ts';

type SheetProps = { job: ReportedJob; open: boolean; onClose: () => void };

/**
 * The sheet with the report of a job; its code is loaded when it is opened.
 * @param onClosed called after it was closed, for the focus; the element that had it gets it back automatically
 * @returns `sheet` is to be rendered anywhere
 */
export function useReportSheet(job: ReportedJob, onClosed?: () => void): { open: () => void; sheet: ReactNode } {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    try {
      const { ReportSheet } = await import('./report-sheet.tsx');
      setSheet(() => ReportSheet);
      setIsOpen(true);
    } catch {
      showToast(UNREACHABLE);
    }
  }

  function close() {
    setIsOpen(false);
    onClosed?.();
  }

  return { open: () => void open(), sheet: Sheet && <Sheet job={job} open={isOpen} onClose={close} /> };
}
