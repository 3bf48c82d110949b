import { z } from 'zod';

const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const NEEDED = `must be set too: ${together.join(', ')} go together`;
const needed = () => z.string(NEEDED);

const settings = z
  .object({
    S3_ENDPOINT: z.url({
      protocol: /^https?$/,
      error: ({ input }) =>
        input === undefined ? NEEDED : 'must be a URL that starts with https:// or, on your own network, http://',
    }),
    S3_BUCKET: needed(),
    S3_ACCESS_KEY_ID: needed(),
    S3_SECRET_ACCESS_KEY: needed(),
    S3_REGION: z.string().default('us-east-1'),
  })
  .transform((env) => ({
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    region: env.S3_REGION,
  }));

/** Settings of the store for private files, from environment variables; undefined when none of them is set. */
export const s3Settings = z.unknown().transform((env, context) => {
  if (together.every((name) => (env as Record<string, unknown>)[name] === undefined)) return undefined;
  const read = settings.safeParse(env);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  context.addIssue({ code: 'custom', path: issue?.path ?? [], message: issue?.message ?? '' });
  return z.NEVER;
});

export type S3Settings = NonNullable<z.infer<typeof s3Settings>>;
