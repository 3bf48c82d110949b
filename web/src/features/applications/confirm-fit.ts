import type { Api } from '../../platform/api/api.ts';
import { dialogs } from '../../ui/index.ts';
import { type ApplyOutcome, applyToVacancyById } from './apply-to-vacancy.ts';
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

/**
 * Applies by vacancy id as {@link applyToVacancyById}, with the question before: who pressed Apply before signing in has
 * not been asked.
 * @throws {ApiError} if a call of the application fails
 */
export const confirmAndApply = (api: Api, subject: { accountID: number; vacancyID: number }): Promise<ApplyOutcome> =>
  applyToVacancyById(api, subject, async () => (await confirmFit(subject.accountID, subject.vacancyID)).apply);
