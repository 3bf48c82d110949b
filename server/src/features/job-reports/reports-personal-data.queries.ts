import { reportReasonTexts } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { isErasable, isSentToVerified } from '../../infra/own-address.ts';
import { type DataSection, type DataSubject, dataSection } from '../../infra/personal-data.ts';

/** Jobs that an account, or a guest with its verified address, reported, and its answers to the question of mails. */
export async function exportReports(db: Db, accountId: number, subject: DataSubject): Promise<DataSection[]> {
  const reports = await db
    .selectFrom('job_reports')
    .innerJoin('vacancies', 'vacancies.id', 'job_reports.vacancy_id')
    .select(['job_reports.vacancy_id as vacancyID', 'vacancies.title as jobTitle', 'job_reports.email'])
    .select(['reason', 'body as text', 'reported_at as reportedOn', 'job_reports.outcome'])
    .select(sql<boolean>`proof_file is not null`.as('hasProof'))
    .where((eb) =>
      eb.or([
        eb('job_reports.account_id', '=', accountId),
        eb.and([
          eb('job_reports.account_id', 'is', null),
          isSentToVerified(subject, { email: 'job_reports.email', createdAt: 'job_reports.reported_at' }),
        ]),
      ]),
    )
    .orderBy('job_reports.id')
    .execute();
  const answers = await db
    .selectFrom('money_answers')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['applications.vacancy_id as vacancyID', 'money_answers.answer', 'money_answers.answered_at as answeredOn'])
    .where('applications.account_id', '=', accountId)
    .orderBy('application_id')
    .execute();
  return [
    dataSection({
      key: 'jobReports',
      title: 'Jobs that you reported',
      fields: {
        vacancyID: 'Job number',
        jobTitle: 'Job',
        email: 'Email',
        reason: 'Reason',
        text: 'Text',
        hasProof: 'Picture sent with it',
        reportedOn: 'Reported',
        outcome: 'Outcome',
      },
      entries: reports.map((report) => ({ ...report, reason: reportReasonTexts[report.reason] })),
    }),
    dataSection({
      key: 'moneyAnswers',
      title: 'Were you asked for money?',
      fields: { vacancyID: 'Job number', answer: 'Answer', answeredOn: 'Answered' },
      entries: answers,
    }),
  ];
}

/**
 * Removes person, text and proof from the reports of an account, and from those that a guest made with its verified
 * address. Reason, weight and outcome stay: the figures count them.
 * @returns the keys of the proofs
 */
export async function eraseReports(transaction: Db, accountId: number, subject: DataSubject): Promise<string[]> {
  const rows = await transaction
    .with('erased', (cte) =>
      cte
        .selectFrom('job_reports')
        .select(['id', 'proof_file'])
        .where((eb) =>
          eb.or([
            eb('account_id', '=', accountId),
            eb.and([
              eb('account_id', 'is', null),
              isErasable(subject, { email: 'email', createdAt: 'reported_at' }, sql<boolean>`false`),
            ]),
          ]),
        ),
    )
    .updateTable('job_reports')
    .from('erased')
    .whereRef('job_reports.id', '=', 'erased.id')
    .set({
      account_id: null,
      email: '',
      mail_identity: '',
      body: '',
      proof_file: null,
      proof_type: null,
      network: null,
    })
    .returning('erased.proof_file')
    .execute();
  return rows.flatMap(({ proof_file }) => proof_file ?? []);
}
