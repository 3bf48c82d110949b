/** The plan a checkout kept in this tab before it asked for an account (core §3); 0 when there is none. */
export function storedPlanID(): number {
  const stored = Number(sessionStorage.getItem('planID'));
  return Number.isSafeInteger(stored) && stored > 0 ? stored : 0;
}
