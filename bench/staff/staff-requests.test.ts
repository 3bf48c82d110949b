import { allCalls, type CallDefinition, isForStaff } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { staffRequests } from './staff-requests.ts';

const SIZES = { vacancies: 1_000_000, members: 100_000, applications: 500_000, audit: 5_000_000 };

const requests = staffRequests(SIZES, new Date('2026-01-15T06:00:00Z')).map(({ url }) => {
  const [path = '', query = ''] = url.split('?');
  return { path, query: Object.fromEntries(new URLSearchParams(query)) };
});

/** Reads of a document, which is rendered in a worker process. */
const DOCUMENTS = ['viewResume', 'viewCaseAttachment'];

/** What staff read as JSON. */
const reads = allCalls
  .filter(({ name }) => !DOCUMENTS.includes(name))
  .filter(
    ({ definition: { method, access, reply } }) => isForStaff(access) && method === 'GET' && reply.kind === 'json',
  )
  .map(({ name, definition }): [string, CallDefinition] => [name, definition]);

const queriesOf = ({ path }: CallDefinition) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return requests.filter((request) => pattern.test(request.path)).map(({ query }) => query);
};

/** A schema of a parameter, as far as it is read here. */
interface ParameterSchema {
  /** Of an optional one. */
  unwrap?: () => ParameterSchema;
  /** Of a choice. */
  options?: readonly string[];
}

/** The values that a parameter can have, if it is a choice. */
const choicesOf = ({ unwrap, options = [] }: ParameterSchema): readonly string[] =>
  unwrap ? choicesOf(unwrap()) : options;

describe('the bench of the staff console', () => {
  it('knows the calls that staff read', () => {
    expect(reads.length).toBeGreaterThan(40);
  });

  it.each(reads)('requests %s with each of its filters', (_, definition) => {
    const queries = queriesOf(definition);
    expect(queries.length, 'number of requests').toBeGreaterThan(0);
    for (const query of queries) definition.query?.parse(query);
    const missing = Object.entries(definition.query?.shape ?? {}).flatMap(([parameter, schema]) => [
      ...(queries.some((query) => parameter in query) ? [] : [parameter]),
      ...choicesOf(schema as ParameterSchema)
        .filter((value) => !queries.some((query) => query[parameter] === value))
        .map((value) => `${parameter}=${value}`),
    ]);
    expect(missing).toEqual([]);
  });

  it('requests nothing that is not a read of staff', () => {
    const known = reads.reduce((sum, [, definition]) => sum + queriesOf(definition).length, 0);
    expect(known).toBe(requests.length);
  });
});
