const FRESH_MS = 300_000;

/** Makes a reader, for the browser, of what is asked for once in five minutes; a failure is forgotten at once. */
export function rememberAWhile<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (known && Date.now() - known.at < FRESH_MS) return known.answer;
    const answer = ask();
    known = { at: Date.now(), answer };
    answer.catch(() => {
      known = undefined;
    });
    return answer;
  };
}
