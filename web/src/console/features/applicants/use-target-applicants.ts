import type { ApplicantRow } from '@aarambh/contract';
import { useRef } from 'react';
import type { Addressee } from './use-applicant-messages.ts';
import type { Movable } from './use-stage-moves.ts';

export type KnownApplicant = Movable & Addressee;

interface TargetOptions {
  rows: readonly ApplicantRow[] | undefined;
  selected: ReadonlySet<number>;
  openID: number | undefined;
}

/** The applicants that a key acts on. */
export function useTargetApplicants({ rows, selected, openID }: TargetOptions) {
  // Selected rows of other pages are known from when they were shown.
  const known = useRef(new Map<number, KnownApplicant>());
  for (const row of rows ?? []) known.current.set(row.applicationID, row);
  const opened = useRef<KnownApplicant>(undefined);

  return {
    /** Notes what the pane has loaded of the open applicant. */
    noteOpened(applicant: KnownApplicant): void {
      opened.current = applicant;
    },
    /** The selected rows, or else the open one, or else the one with the focus. */
    listTargets(): readonly KnownApplicant[] {
      if (selected.size > 0) return [...selected].flatMap((key) => known.current.get(key) ?? []);
      if (openID !== undefined) {
        const open = opened.current?.applicationID === openID ? opened.current : known.current.get(openID);
        return open ? [open] : [];
      }
      const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
      const at = [...document.querySelectorAll('[data-row]')].indexOf(focused as Element);
      const row = rows?.[at];
      return row ? [row] : [];
    },
  };
}
