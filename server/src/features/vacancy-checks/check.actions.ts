import {
  confirmDomainMail as confirmDomainMailCall,
  listChecks,
  recordCheck as recordCheckCall,
  removeCheck as removeCheckCall,
  sendDomainMail as sendDomainMailCall,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { CallError } from '../../lib/call-error.ts';
import { findSubject, listHeldChecks } from './checks.queries.ts';
import { confirmDomainMail, sendDomainMail } from './domain-mail.ts';
import { domainOfWebsite } from './mail-domain.ts';
import { listChecksToRepeat } from './outdated-checks.queries.ts';
import { recordCheck, removeCheck, UNKNOWN } from './record-check.ts';
import { isVouchedVacancy } from './vouched-vacancies.queries.ts';

const recordsItself = { recordsItself: true } as const;

/** Checks of vacancies and companies, which the pages of jobs show with their dates. */
export const vacancyCheckActions: readonly StaffAction[] = [
  staffAction(listChecks, async ({ db }, { query }) => {
    const subject = await findSubject(db, query);
    if (!subject) throw new CallError('not_found', UNKNOWN);
    const { vacancyId, website } = subject;
    return {
      checks: await listHeldChecks(db, subject),
      toRepeat: vacancyId === null ? [] : await listChecksToRepeat(db, vacancyId),
      isVouched: vacancyId === null || (await isVouchedVacancy(db, vacancyId)),
      domain: domainOfWebsite(website),
    };
  }),
  staffAction(
    recordCheckCall,
    (context, { body, by }, record) => recordCheck(context, body, by, record),
    recordsItself,
  ),
  staffAction(sendDomainMailCall, (context, { body }, record) => sendDomainMail(context, body, record), recordsItself),
  staffAction(
    confirmDomainMailCall,
    (context, { body, by }, record) => confirmDomainMail(context, body, by, record),
    recordsItself,
  ),
  staffAction(
    removeCheckCall,
    (context, { body }, record) => removeCheck(context, body.checkID, record),
    recordsItself,
  ),
];
