import cliProgress from 'cli-progress';

const bar = new cliProgress.SingleBar(
  {
    format: '{step} |{bar}| {value}/{total} {duration_formatted} left {eta_formatted}',
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  },
  cliProgress.Presets.legacy,
);

/** Runs a step with a progress bar. */
export async function step<T>(
  name: string,
  total: number,
  work: (progress: (done: number) => void) => Promise<T> | T,
): Promise<T> {
  bar.start(total, 0, { step: name.padEnd(26) });
  try {
    const result = await work((done) => bar.update(done));
    bar.update(total);
    return result;
  } finally {
    bar.stop();
  }
}
