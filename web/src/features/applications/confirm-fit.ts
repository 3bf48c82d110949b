import { dialogs } from '../../ui/index.ts';
import { findVacancyFit } from './vacancy-fit.ts';

/**
 * Asks before applying when years or pay clearly do not fit. When the fit cannot be loaded, nothing is asked.
 * @returns whether to apply, and whether the fit is known
 */
export async function confirmFit(
  accountID: number,
  vacancyID: number,
): Promise<{ apply: boolean; isChecked: boolean }> {
  const fit = await findVacancyFit(accountID, vacancyID).catch(() => undefined);
  if (!fit || fit.warnings.length === 0) return { apply: true, isChecked: fit !== undefined };
  const apply = await dialogs.confirm({
    title: 'This job may not fit you',
    text: fit.warnings.join(' '),
    confirmLabel: 'Apply anyway',
    cancelLabel: 'Not now',
  });
  return { apply, isChecked: true };
}
