import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { CallError } from '../../lib/call-error.ts';

const MALFORMED = 'Please use letters, numbers and signs only.';

/**
 * The path of the first text with a lone surrogate (malformed UTF-16), also in a key; undefined if there is none.
 * JSON can carry one as `\ud83d`, but no UTF-8 text can, so PostgreSQL refuses it in its JSON columns.
 */
export function findMalformedText(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    if (!key.isWellFormed()) return path;
    const found = findMalformedText(entry, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** The `bad_input` error of input that contains malformed text; undefined if it contains none. */
function malformedTextError(input: unknown): CallError | undefined {
  const path = findMalformedText(input);
  return path && new CallError('bad_input', MALFORMED, { fields: [{ field: path.join('.'), message: MALFORMED }] });
}

/**
 * Parses the input of a call by its schema, for input that does not pass Fastify's validation.
 * @throws {CallError} bad_input with every invalid field
 */
export function parseInput(schema: z.ZodObject | undefined, given: unknown): unknown {
  const read = schema?.safeParse(given);
  if (read?.error) {
    const fields = read.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
    throw new CallError('bad_input', fields[0]?.message, { fields });
  }
  const malformed = malformedTextError(read?.data);
  if (malformed) throw malformed;
  return read?.data;
}

/** Validator compiler for Zod schemas that also refuses malformed text in any field. */
export const inputValidatorCompiler: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route);
  return (input) => {
    const result = validate(input) as { value?: unknown; error?: Error };
    const malformed = result.error ? undefined : malformedTextError(result.value);
    return malformed ? { error: malformed } : result;
  };
};
