/** What a process holds at a moment, after a garbage collection. */
export interface Sample {
  /** Since the start of the soak. */
  seconds: number;
  heapMegabytes: number;
  residentMegabytes: number;
  openFiles: number;
  listeners: number;
  databaseConnections: number;
}

type Measure = Exclude<keyof Sample, 'seconds'>;

/** How much each may grow during a soak, by the straight line that fits its samples best. */
export const growthLimits: Record<Measure, { what: string; limit: number }> = {
  heapMegabytes: { what: 'heap after garbage collection, MB', limit: 8 },
  residentMegabytes: { what: 'resident memory, MB', limit: 30 },
  openFiles: { what: 'open files and sockets', limit: 8 },
  listeners: { what: 'event listeners of the process', limit: 2 },
  databaseConnections: { what: 'database connections', limit: 6 },
};

/** Slope of the straight line through points by least squares; 0 for fewer than two points. */
export function fitSlope(points: { x: number; y: number }[]): number {
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [meanX, meanY] = [mean('x'), mean('y')];
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const shared = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return spread > 0 ? shared / spread : 0;
}

/** Whether something is level: it may fall, but not grow by more than its limit. */
export interface Growth {
  what: string;
  first: number;
  last: number;
  /** During the samples, by the fitted line. */
  growth: number;
  limit: number;
  isLevel: boolean;
}

/** Judges all samples of a soak; those of its warm-up are left out by the caller. */
export function judgeGrowth(samples: Sample[]): Growth[] {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return [];
  return (Object.keys(growthLimits) as Measure[]).map((measure) => {
    const { what, limit } = growthLimits[measure];
    const slope = fitSlope(samples.map((sample) => ({ x: sample.seconds, y: sample[measure] })));
    const growth = slope * (last.seconds - first.seconds);
    return { what, first: first[measure], last: last[measure], growth, limit, isLevel: growth <= limit };
  });
}
