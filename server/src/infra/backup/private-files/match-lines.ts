/** Separates the key of a line from what is noted about it. It sorts before every character of a key. */
export const SEPARATOR = '\t';

const keyOf = (line: string): string => line.split(SEPARATOR, 1)[0] ?? '';

/** A key, and its lines in each of the sources. */
export interface MatchedLines {
  key: string;
  found: string[][];
}

/** Compares sorted lists of keys that are too long for memory: each key once, with its lines in each source. */
export async function* matchLines(...sources: AsyncGenerator<string>[]): AsyncGenerator<MatchedLines> {
  const heads: (string | undefined)[] = [];
  const advance = async (i: number) => {
    const { value, done } = (await sources[i]?.next()) ?? { done: true };
    heads[i] = done ? undefined : value;
  };
  try {
    for (const i of sources.keys()) await advance(i);
    for (;;) {
      const [key] = heads.flatMap((line) => (line === undefined ? [] : [keyOf(line)])).sort();
      if (key === undefined) return;
      const found: string[][] = [];
      for (const i of sources.keys()) {
        const lines: string[] = [];
        for (let line = heads[i]; line !== undefined && keyOf(line) === key; line = heads[i]) {
          lines.push(line);
          await advance(i);
        }
        found.push(lines);
      }
      yield { key, found };
    }
  } finally {
    for (const source of sources) await source.return(undefined);
  }
}
