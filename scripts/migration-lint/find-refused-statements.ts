interface Client {
  run(statement: string): Promise<unknown>;
}

/**
 * Plans statements without running them, on the schema of this release: PostgreSQL looks up their tables, columns, functions,
 * types, and the indexes of `on conflict`.
 * @returns those that it refuses, with its reason
 */
export async function findRefusedStatements(
  client: Client,
  statements: readonly string[],
): Promise<[string, string][]> {
  const refused: [string, string][] = [];
  for (const statement of statements) {
    try {
      await client.run(`savepoint before; explain (generic_plan) ${statement}; release before`);
    } catch (error) {
      refused.push([statement, (error as Error).message]);
      await client.run('rollback to before');
    }
  }
  return refused;
}
