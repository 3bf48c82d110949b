import { z } from 'zod';

interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape | false;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  pattern?: string;
}

/** One field of an input. `rules` is empty when any value of its type will do. */
export interface Field {
  name: string;
  type: string;
  rules: string;
}

const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Shape =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;

/** The types a value may have, as TypeScript would write each. */
function choicesOf(shape: Shape, indent: string): string[] {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.flatMap((choice) => choicesOf(choice, indent));
  if (shape.const !== undefined) return [JSON.stringify(shape.const)];
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value));
  if (Array.isArray(shape.type)) return shape.type;
  if (shape.type === 'array') {
    const items = choicesOf(shape.items || {}, indent);
    return [items.length > 1 ? `(${items.join(' | ')})[]` : `${items[0]}[]`];
  }
  if (shape.type === 'object') return [writeObject(shape, indent)];
  return [shape.type ?? 'any'];
}

const write = (shape: Shape, indent = ''): string => choicesOf(shape, indent).join(' | ');

function writeObject({ properties = {}, required = [], additionalProperties }: Shape, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, value]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${write(value, inner)}\n`,
  );
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[name: string]: ${write(additionalProperties, inner)}\n`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

/** What a value must keep to beside its type. Bounds at the edge of whole numbers say nothing. */
function rulesOf(shape: Shape): string[] {
  const { minLength = 0, maxLength, minimum, maximum, maxItems, pattern } = shape;
  const real = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return [
    ...(minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(real(minimum) ? [`${minimum} or more`] : []),
    ...(real(maximum) ? [`${maximum} or less`] : []),
    ...(maxItems === undefined ? [] : [`at most ${maxItems} items`]),
    ...(pattern === undefined ? [] : [`like ${pattern}`]),
  ];
}

/** The fields a caller gives. */
export function describeFields(schema: z.ZodObject): Field[] {
  const { properties = {}, required = [] } = shapeOf(schema, 'input');
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    type: write(shape),
    rules: [...(required.includes(name) ? ['required'] : []), ...rulesOf(shape)].join(', '),
  }));
}

/** What a caller gets, as TypeScript would write it. */
export const describeReply = (schema: z.ZodType): string => write(shapeOf(schema, 'output'));
