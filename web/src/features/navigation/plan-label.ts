/** The plans' names in the navigation: the first two of several plans, followed by '... ' when there are more. */
export function planLabel(activePlans: string): string {
  const comma = activePlans.indexOf(',', activePlans.indexOf(',') + 1);
  return comma < 0 ? activePlans : `${activePlans.slice(0, comma)}... `;
}
