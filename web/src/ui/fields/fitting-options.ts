/** An option of a {@link PickField}. */
export interface PickOption {
  id: number;
  label: string;
}

/** The options whose label contains the text, ignoring case, in their given order; none for an empty text (core §5). */
export function fittingOptions(options: readonly PickOption[], text: string): PickOption[] {
  const typed = text.trim().toLowerCase();
  return typed === '' ? [] : options.filter(({ label }) => label.toLowerCase().includes(typed));
}
