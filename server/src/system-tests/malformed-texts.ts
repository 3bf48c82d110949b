import type { z } from 'zod';

/** The parts of a Zod definition that hold other schemas. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
}
const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** A text with a lone surrogate. */
export const MALFORMED_TEXT = 'Asha 6 \ud83d';

/** A value that a schema accepts: one of the samples, or an object or list of them. */
function sampleOf(schema: z.ZodType, samples: readonly unknown[]): unknown {
  const { type, shape, element, innerType, options } = definitionOf(schema);
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleOf(field, samples)] as const));
  if (innerType && type !== 'optional') return sampleOf(innerType, samples);
  if (element && !schema.safeParse([]).success) return [sampleOf(element, samples)];
  const choices = type === 'enum' ? (schema as z.ZodEnum).options : [];
  const found = [undefined, ...choices, ...samples].find((sample) => schema.safeParse(sample).success);
  return found ?? (options?.[0] ? sampleOf(options[0], samples) : undefined);
}

/** Values of a schema with one malformed text each, in every field that takes any text, however deep. */
export function listMalformedValues(schema: z.ZodType, samples: readonly unknown[]): unknown[] {
  const { type, shape, element, innerType, in: input, options } = definitionOf(schema);
  const inner = innerType ?? input;
  const values = shape
    ? Object.entries(shape).flatMap(([name, field]) =>
        listMalformedValues(field, samples).map((value) => ({
          ...(sampleOf(schema, samples) as object),
          [name]: value,
        })),
      )
    : element
      ? listMalformedValues(element, samples).map((value) => [value])
      : inner
        ? listMalformedValues(inner, samples)
        : (options ?? []).flatMap((option) => listMalformedValues(option, samples));
  return (type === 'string' ? [MALFORMED_TEXT] : values).filter((value) => schema.safeParse(value).success);
}
