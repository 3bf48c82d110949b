import type { Figure } from '../bench/report.ts';
import type { AppContext } from '../server/src/app-context.ts';

/** Environment of a scenario: its own database and data folder, which other processes can open too. */
export interface ScenarioEnvironment {
  context: AppContext;
  databaseUrl: string;
}

interface ScenarioSize {
  /** What `size` counts, for the progress bar: `orders`. */
  unit: string;
  size: number;
}

/** A fault injection scenario: injects faults and checks the invariants that must hold afterwards. */
export interface FaultScenario extends ScenarioSize {
  /** Injects `size` faults; each figure is an invariant and whether it held. */
  run(environment: ScenarioEnvironment, size: number, progress: (done: number) => void): Promise<Figure[]>;
}

/** A scenario that opens and closes its own database and servers. */
export interface StandaloneScenario extends ScenarioSize {
  /** Injects `size` faults; each figure is an invariant and whether it held. */
  runStandalone(size: number, progress: (done: number) => void): Promise<Figure[]>;
}

/** A figure that must equal a number. */
export const exactly = (what: string, value: number, limit: number): Figure => ({
  what,
  value: String(value),
  limit: String(limit),
  pass: value === limit,
});
