import type { Figure } from '../bench/report.ts';
import type { AppContext } from '../server/src/app-context.ts';

/** Where a trial takes place: a database and folder of its own, which another process may open too. */
export interface Ground {
  context: AppContext;
  databaseUrl: string;
}

/** Something done to the product that it must survive. */
export interface Trial {
  /** What it counts, for the bar: `orders`. */
  unit: string;
  size: number;
  /** Does it so many times; each figure says what must hold and whether it did. */
  run(ground: Ground, size: number, progress: (done: number) => void): Promise<Figure[]>;
}

/** A figure that must be exactly so many. */
export const exactly = (what: string, value: number, limit: number): Figure => ({
  what,
  value: String(value),
  limit: String(limit),
  pass: value === limit,
});
