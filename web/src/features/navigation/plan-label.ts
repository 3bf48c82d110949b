/** What the navigation calls the plan: the text before the first comma and '... ' when there are several (commerce §2). */
export function planLabel(activePlans: string): string {
  const comma = activePlans.indexOf(',');
  return comma < 0 ? activePlans : `${activePlans.slice(0, comma)}... `;
}
