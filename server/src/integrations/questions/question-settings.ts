import { z } from 'zod';

const NAMES = ['QUESTIONS_URL', 'QUESTIONS_MODEL', 'QUESTIONS_KEY', 'QUESTIONS_PER_MONTH'] as const;

const variables = z.object({
  QUESTIONS_URL: z.url({ protocol: /^https?$/, error: 'must be a URL that starts with http:// or https://' }),
  QUESTIONS_MODEL: z.string('is required together with the other settings of the question service'),
  /** Optional: a service on a private network may need none. */
  QUESTIONS_KEY: z.string().optional(),
  QUESTIONS_PER_MONTH: z.coerce.number('must be a number').int().min(0).max(10_000_000).default(3_000),
});

/** Settings of the question service, from environment variables; undefined when none of them is set. */
export const questionSettings = z.unknown().transform((env, context) => {
  if (!NAMES.some((name) => (env as Record<string, unknown>)[name])) return undefined;
  const read = variables.safeParse(env);
  if (read.success) {
    const { QUESTIONS_URL, QUESTIONS_MODEL: model, QUESTIONS_KEY: key, QUESTIONS_PER_MONTH: monthlyLimit } = read.data;
    return { url: QUESTIONS_URL.replace(/\/+$/, ''), model, key, monthlyLimit };
  }
  const [issue] = read.error.issues;
  context.addIssue({ code: 'custom', path: issue?.path ?? [], message: issue?.message ?? '' });
  return z.NEVER;
});

export type QuestionSettings = z.infer<typeof questionSettings>;
