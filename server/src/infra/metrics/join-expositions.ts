/** The metrics of a text, each with its HELP and TYPE lines and its samples, by name. */
const splitMetrics = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^(?=# HELP )/m)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => [/^# HELP (\S+)/.exec(part)?.[1] ?? '', part]),
  );

const samplesOf = (metric: string): string[] => metric.split('\n').filter((line) => !line.startsWith('#'));

/** Joins two texts in the exposition format of Prometheus, which wants the samples of a metric together under one HELP line. */
export function joinExpositions(first: string, second: string): string {
  const metrics = splitMetrics(first);
  for (const [name, metric] of splitMetrics(second)) {
    const known = metrics.get(name);
    metrics.set(name, known ? [known, ...samplesOf(metric)].join('\n') : metric);
  }
  return `${[...metrics.values()].join('\n\n')}\n`;
}
