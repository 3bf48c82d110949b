import { z } from 'zod';
import { type QuestionAnswer, QuestionError } from './question-generator.ts';

/** Fewer are not worth showing as a round. */
const MIN_QUESTIONS = 5;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const contentSchema = z.object({
  questions: z.array(z.object({ question: z.string().max(1_000), answer: z.string().max(4_000) })).max(50),
});

/** The service replied, but not usably: a retry with a note on the format may help. */
export class UnusableReplyError extends QuestionError {}

/** Links, email addresses, phone numbers and payments: no model answer needs them, but injected text contains them. */
const contactPattern = /https?:|www\.|\w@\w|\+?\d[\d\s()-]{7,20}\d|\bUPI\b/i;

/** Plain text of one paragraph. Active elements are removed; a bare `<b>` or `List<String>` may be part of a question. */
const toPlainText = (text: string): string =>
  text
    .replace(/<(script|style|iframe|object|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<[a-z]+\s[^<>]*>/gi, ' ')
    .replace(/\*\*|__|^#+\s|`{3}\w*/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
    .trim();

function parse<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // The original error would quote the reply.
    throw new UnusableReplyError('the reply does not have the requested shape');
  }
}

/**
 * Parses the questions of a chat completion into plain text, without those that contain links or contact details.
 * @throws {UnusableReplyError} when the reply cannot be parsed, or fewer than five questions remain
 */
export function parseQuestions(body: string, count: number, known: readonly string[]): QuestionAnswer[] {
  const content = parse(completionSchema, body).choices[0]?.message.content ?? '';
  const { questions } = parse(contentSchema, content.replace(/^\s*```\w*\s*|\s*```\s*$/g, ''));
  const seen = new Set(known.map((question) => question.toLowerCase()));
  const usable: QuestionAnswer[] = [];
  for (const pair of questions) {
    const question = toPlainText(pair.question);
    const answer = toPlainText(pair.answer);
    if (contactPattern.test(`${question} ${answer}`) || seen.has(question.toLowerCase())) continue;
    if (question.length < 10 || question.length > 300 || answer.length < 40 || answer.length > 1_500) continue;
    seen.add(question.toLowerCase());
    usable.push({ question, answer });
  }
  if (usable.length < MIN_QUESTIONS) throw new UnusableReplyError('too few of the returned questions are usable');
  return usable.slice(0, count);
}
