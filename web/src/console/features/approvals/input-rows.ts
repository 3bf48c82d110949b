import { allCalls } from '@aarambh/contract';
import { dateText } from '../../../platform/text/format.ts';

type Value = { label: string; value: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && DAY.test(value)) return dateText(value);
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
};

/** `fullName` is "Full name". */
function labelOf(name: string): string {
  const words = name
    .replace(/ID\b/, ' number')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields of a call in the order of its form: stored input has lost it. */
function fieldsOf(action: string): string[] {
  const body = allCalls.find(({ definition }) => definition.path.split('/')[1] === action)?.definition.body;
  return Object.keys(body?.shape ?? {});
}

/** What a request asks for, field by field: those of path, query and body of the call. */
export function inputRows(input: Record<string, unknown>, action: string): Value[] {
  const isPart = (name: string, value: unknown) =>
    ['params', 'query', 'body'].includes(name) && value !== null && typeof value === 'object';
  const fields = Object.entries(input).flatMap(([name, value]) =>
    isPart(name, value) ? Object.entries(value as object) : [[name, value] as [string, unknown]],
  );
  const order = fieldsOf(action);
  return fields
    .filter(([, value]) => value !== undefined && value !== null)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([name, value]) => ({ label: labelOf(name), value: textOf(value) }));
}
