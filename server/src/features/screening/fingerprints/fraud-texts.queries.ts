import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { foldCharacters } from '../text/fold-characters.ts';
import { readHtml } from '../text/read-html.ts';
import { readContentWords } from './text-words.ts';

/** A text of a vacancy. */
export interface VacancyText {
  title: string;
  descriptionHtml: string;
}

/** The content words of a text, as hashes. */
export const wordsOfText = ({ title, descriptionHtml }: VacancyText): number[] =>
  readContentWords(foldCharacters(`${title}\n${readHtml(descriptionHtml)}`).folded);

/** The texts that a public vacancy had before its present one. */
export async function listFormerTexts(tx: Db, vacancyId: number): Promise<VacancyText[]> {
  return await tx
    .selectFrom('vacancy_former_texts')
    .select(['title', 'description_html as descriptionHtml'])
    .where('vacancy_id', '=', vacancyId)
    .orderBy('id')
    .execute();
}

/** Records the texts of a fraud, as hashes of their words. */
export async function insertFraudTexts(tx: Db, caseId: number, texts: readonly (readonly number[])[]): Promise<void> {
  await tx.deleteFrom('fraud_texts').where('case_id', '=', caseId).execute();
  if (texts.length === 0) return;
  // Hashes are unsigned, and integers of the database are not.
  const rows = texts.map((words) => ({ case_id: caseId, words: words.map((hash) => hash | 0) }));
  await tx.insertInto('fraud_texts').values(rows).execute();
}

/** The texts of frauds by case, as sets of words; for frauds older than the recording of texts, the last one. */
export async function listFraudTexts(tx: Db, caseIds: readonly number[]): Promise<Map<number, Set<number>[]>> {
  const texts = new Map<number, Set<number>[]>();
  if (caseIds.length === 0) return texts;
  const { rows } = await sql<{ caseId: number; words: number[] | null } & VacancyText>`
    select moderation_cases.id as "caseId", words, title, description_html as "descriptionHtml"
    from moderation_cases join vacancies on vacancies.id = vacancy_id
    left join fraud_texts on case_id = moderation_cases.id
    where moderation_cases.id = any(${[...caseIds]}::int[])`.execute(tx);
  for (const { caseId, words, ...text } of rows) {
    const read = words ? words.map((hash) => hash >>> 0) : wordsOfText(text);
    texts.set(caseId, [...(texts.get(caseId) ?? []), new Set(read)]);
  }
  return texts;
}
