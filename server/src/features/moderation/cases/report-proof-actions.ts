import { readReportProof } from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findProof } from '../../job-reports/index.ts';
import { refuseOwnVacancy } from './own-cases.ts';

/** The proof of a report, for staff of moderation. */
export const reportProofActions: readonly StaffAction[] = [
  staffAction(readReportProof, async ({ db, files, log }, { params: { id }, actor }) => {
    const proof = await findProof(db, id);
    if (proof) await refuseOwnVacancy(db, proof.vacancyId, actor.staff?.staffId);
    const stream = proof && (await files.read(proof.fileKey));
    if (proof && !stream) log.error({ reportId: id }, 'the proof of a report is missing');
    if (!proof || !stream) throw new CallError('not_found', 'This report has no picture, or its person was erased.');
    return { stream, contentType: proof.contentType, name: `report-${id}.${proof.fileKey.split('.').at(-1)}` };
  }),
];
