/** The plan's name in the navigation: the first of several plans, followed by '... ' (commerce §2). */
export function planLabel(activePlans: string): string {
  const comma = activePlans.indexOf(',');
  return comma < 0 ? activePlans : `${activePlans.slice(0, comma)}... `;
}
