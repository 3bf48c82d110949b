import { z } from 'zod';
import { type QuestionAnswer, QuestionError } from './question-maker.ts';

/** Fewer are no round worth showing. */
const LEAST = 5;

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const written = z.object({
  questions: z.array(z.object({ question: z.string().max(1_000), answer: z.string().max(4_000) })).max(50),
});

/** There is an answer, but none that can be used: asking again with what was wrong may help. */
export class UnreadableError extends QuestionError {}

/** What a model answer has no need of, and somebody who speaks through it has: links, addresses, numbers to call or pay. */
const leadsAway = /https?:|www\.|\w@\w|\+?\d[\d\s()-]{7,20}\d|\bUPI\b/i;

/** Plain text of one paragraph. Elements that act are gone; a bare `<b>` or `List<String>` is what a question may be about. */
const plain = (text: string): string =>
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
    // What was wrong with it would quote it.
    throw new UnreadableError('the answer does not have the shape that was asked for');
  }
}

/**
 * The questions of a completion, checked and made plain; the ones that lead away from the page are dropped.
 * @throws {UnreadableError} when it cannot be read, or fewer than five are left
 */
export function readQuestions(body: string, count: number, known: readonly string[]): QuestionAnswer[] {
  const content = parse(completion, body).choices[0]?.message.content ?? '';
  const { questions } = parse(written, content.replace(/^\s*```\w*\s*|\s*```\s*$/g, ''));
  const seen = new Set(known.map((question) => question.toLowerCase()));
  const fine: QuestionAnswer[] = [];
  for (const one of questions) {
    const question = plain(one.question);
    const answer = plain(one.answer);
    if (leadsAway.test(`${question} ${answer}`) || seen.has(question.toLowerCase())) continue;
    if (question.length < 10 || question.length > 300 || answer.length < 40 || answer.length > 1_500) continue;
    seen.add(question.toLowerCase());
    fine.push({ question, answer });
  }
  if (fine.length < LEAST) throw new UnreadableError('too few of the answered questions can be shown');
  return fine.slice(0, count);
}
