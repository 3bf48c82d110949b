import { useEffect, useEffectEvent, useState } from 'react';
import { readProof, saveProof } from './report-draft.ts';
import { checkProof } from './send-report.ts';

/** The image chosen as proof, which stays while the form is closed. */
export function useReportProof(vacancyID: number) {
  const [proof, setProof] = useState<File>();
  const [error, setError] = useState<string>();

  const restore = useEffectEvent(() => setProof(readProof(vacancyID)));
  useEffect(restore, []);

  function choose(file: File | undefined) {
    if (!file) return;
    const wrong = checkProof(file);
    setError(wrong);
    if (wrong) return;
    setProof(file);
    saveProof(vacancyID, file);
  }

  function remove() {
    setProof(undefined);
    saveProof(vacancyID, undefined);
  }

  return { file: proof, error, setError, choose, remove };
}
