import { type GradedRun, gradedReport } from './graded-report.ts';
import type { GoldenDatabase } from './open-golden-database.ts';

export async function writeGradedTable(_golden: GoldenDatabase, run: GradedRun): Promise<void> {
  console.log(gradedReport(run).length);
}
