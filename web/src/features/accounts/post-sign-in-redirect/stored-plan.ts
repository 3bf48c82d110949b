/** The plan that a checkout stored in session storage before it requested an account (core §3); 0 when there is none. */
export function readStoredPlanID(): number {
  const stored = Number(sessionStorage.getItem('planID'));
  return Number.isSafeInteger(stored) && stored > 0 ? stored : 0;
}
