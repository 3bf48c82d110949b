/** One of a list to pick from. */
export interface PickOption {
  id: number;
  label: string;
}

/** Options whose label has the text within it, in any case, in their own order; none for an empty text (core §5). */
export function fittingOptions(options: readonly PickOption[], text: string): PickOption[] {
  const typed = text.trim().toLowerCase();
  return typed === '' ? [] : options.filter(({ label }) => label.toLowerCase().includes(typed));
}
