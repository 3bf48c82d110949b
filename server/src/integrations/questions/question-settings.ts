import { z } from 'zod';

const NAMES = ['QUESTIONS_URL', 'QUESTIONS_MODEL', 'QUESTIONS_KEY', 'QUESTIONS_PER_MONTH'] as const;

const given = z.object({
  QUESTIONS_URL: z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' }),
  QUESTIONS_MODEL: z.string('it is missing beside the other settings of questions'),
  /** A service on the own network may take none. */
  QUESTIONS_KEY: z.string().optional(),
  QUESTIONS_PER_MONTH: z.coerce.number('must be a number').int().min(0).max(10_000_000).default(3_000),
});

/** The service that makes interview questions, from environment variables; nothing when none of them is set. */
export const questionSettings = z.unknown().transform((env, context) => {
  if (!NAMES.some((name) => (env as Record<string, unknown>)[name])) return undefined;
  const read = given.safeParse(env);
  if (read.success) {
    const { QUESTIONS_URL, QUESTIONS_MODEL: model, QUESTIONS_KEY: key, QUESTIONS_PER_MONTH: monthly } = read.data;
    return { url: QUESTIONS_URL.replace(/\/+$/, ''), model, key, monthly };
  }
  const [issue] = read.error.issues;
  context.addIssue({ code: 'custom', path: issue?.path ?? [], message: issue?.message ?? '' });
  return z.NEVER;
});

export type QuestionSettings = z.infer<typeof questionSettings>;
