import {
  type CallReply,
  closeAllVacancies,
  countOpenVacancies,
  getStaffVacancy,
  listStaffVacancies,
  listVacancySources,
  undoCloseAllVacancies,
} from '@aarambh/contract';
import { staffApi, useStaffAction } from '../../api/index.ts';

/** The source, the company, or both, whose vacancies are closed. */
export interface ClosingScope {
  source?: string | undefined;
  companyID?: number | undefined;
}

export const countText = (count: number): string =>
  count === 1 ? '1 vacancy' : `${count.toLocaleString('en-IN')} vacancies`;

const doneText = ({ closed, open }: CallReply<typeof closeAllVacancies>): string => {
  const rest = open === 0 ? '' : ` ${countText(open)} still open.`;
  return `${countText(closed)} closed.${rest} You can undo it until applicants are notified`;
};

/** Opens the vacancies of a closing again: the server takes a bounded number at a time. */
async function undoAll(scope: ClosingScope, undoUntil: string): Promise<void> {
  for (let afterID: number | null = 0; afterID !== null; ) {
    const part: CallReply<typeof undoCloseAllVacancies> = await staffApi(undoCloseAllVacancies, {
      body: { ...scope, undoUntil, afterID, reason: 'Undone' },
    });
    afterID = part.lastID;
  }
}

/** Closes all vacancies of a source or a company, which can be undone. */
export const useCloseAll = () =>
  useStaffAction(closeAllVacancies, {
    invalidates: [countOpenVacancies, listStaffVacancies, getStaffVacancy, listVacancySources],
    done: doneText,
    undo: ({ body }, { undoUntil }) => undoAll({ source: body.source, companyID: body.companyID }, undoUntil),
  });
