import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast, usePreload } from '../../ui/index.ts';
import { useAppliedOn } from './applied-jobs.ts';
import type { Vacancy } from './apply-flow.ts';
import { useApplied } from './use-applied.ts';
import { useWaiting } from './waiting/waiting-applications.ts';

/** State of applying for one vacancy. */
export interface Applying {
  vacancy: Vacancy;
  /** Whether an earlier application exists. */
  applied: boolean;
  /** Its date, ISO 8601 UTC, once known. */
  appliedOn: string | undefined;
  busy: boolean;
  /** Whether the application waits in this browser for a connection. */
  isWaiting: boolean;
  apply: () => void;
  /** Cancels an application that waits. */
  cancel: () => void;
}

/** No first screen needs it. It is loaded after the page, so that it is there also when offline. */
const loadFlow = () => import('./apply-flow.ts');

/** Flow of the Apply buttons on a vacancy page (core §4). */
export function useApply(vacancy: Vacancy): Applying {
  const { vacancyID } = vacancy;
  const navigate = useNavigate();
  const { applied: isFound, markApplied } = useApplied(vacancyID);
  const appliedOn = useAppliedOn(vacancyID);
  // An application that waited is sent while the page is open.
  const applied = isFound || appliedOn !== undefined;
  const [busy, setBusy] = useState(false);
  const isWaiting = useWaiting().some((waiting) => waiting.vacancyID === vacancyID && waiting.refusal === undefined);
  usePreload(loadFlow);

  async function run(step: (flow: Awaited<ReturnType<typeof loadFlow>>) => unknown) {
    setBusy(true);
    try {
      const flow = await loadFlow().catch(() => undefined);
      if (flow) await step(flow);
      else showToast('The connection was lost. Reload the page and try again.');
    } finally {
      setBusy(false);
    }
  }

  return {
    vacancy,
    applied,
    appliedOn,
    busy,
    isWaiting: isWaiting && !applied,
    apply: () => run(({ applyFromPage }) => applyFromPage(vacancy, markApplied, navigate)),
    cancel: () => run(({ cancelWaiting }) => cancelWaiting(vacancyID)),
  };
}
