import { useEffect, useState } from 'react';
import { readFilters, type VacancyFilters } from './vacancy-filters.ts';

let isFirstPanel = true;

const isChanged = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'radio' || control.type === 'checkbox') &&
  control.checked !== control.defaultChecked;

/** What the user chose in the server's HTML; undefined when nothing was. */
function readEarlyChoice(formName: string): VacancyFilters | undefined {
  if (typeof document === 'undefined' || !isFirstPanel) return undefined;
  isFirstPanel = false;
  const form = document.querySelector<HTMLFormElement>(`form[aria-label="${formName}"]`);
  if (!form || ![...form.elements].some(isChanged)) return undefined;
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return readFilters(params);
}

/**
 * Applies a choice that was made in the server's HTML before the code of the filters was loaded. React would reset it.
 * Read while the filters are rendered first, when the page still has what the user chose.
 */
export function useEarlyChoice(formName: string, apply: (filters: VacancyFilters) => void): void {
  const [early] = useState(() => readEarlyChoice(formName));
  // Once: further choices are made in the filters themselves.
  useEffect(() => {
    if (early) apply(early);
  }, [early]);
}
