import { useEffect, useEffectEvent, useState } from 'react';
import { readPicture, savePicture } from './report-draft.ts';
import { checkPicture } from './send-report.ts';

/** The picture chosen as proof, which stays while the form is closed. */
export function useReportPicture(vacancyID: number) {
  const [picture, setPicture] = useState<File>();
  const [error, setError] = useState<string>();

  const restore = useEffectEvent(() => setPicture(readPicture(vacancyID)));
  useEffect(restore, []);

  function choose(file: File | undefined) {
    if (!file) return;
    const wrong = checkPicture(file);
    setError(wrong);
    if (wrong) return;
    setPicture(file);
    savePicture(vacancyID, file);
  }

  function remove() {
    setPicture(undefined);
    savePicture(vacancyID, undefined);
  }

  return { picture, error, setError, choose, remove };
}
