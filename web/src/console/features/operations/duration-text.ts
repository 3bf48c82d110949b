/** Milliseconds as people read them: 0.8 ms, 350 ms, 4.2 s. */
export function durationText(ms: number): string {
  if (ms >= 10_000) return `${Math.round(ms / 1_000).toLocaleString('en-IN')} s`;
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(1)} s`;
  return ms >= 10 ? `${Math.round(ms)} ms` : `${ms.toFixed(1)} ms`;
}
