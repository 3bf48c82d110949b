import { Counter, Gauge, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { joinExpositions } from './join-expositions.ts';

function countIn(registry: Registry, value: number): Registry {
  new Counter({ name: 'runs_total', help: 'Runs', labelNames: ['job'], registers: [registry] }).inc(
    { job: 'a' },
    value,
  );
  return registry;
}

it('has the samples of a metric together, under one HELP line', async () => {
  const primary = countIn(new Registry(), 2);
  primary.setDefaultLabels({ process: 'primary' });
  new Gauge({ name: 'depth', help: 'Depth', registers: [primary] }).set(7);
  const text = joinExpositions(await countIn(new Registry(), 1).metrics(), await primary.metrics());
  expect(text).toBe(`# HELP runs_total Runs
# TYPE runs_total counter
runs_total{job="a"} 1
runs_total{job="a",process="primary"} 2

# HELP depth Depth
# TYPE depth gauge
depth{process="primary"} 7
`);
  expect(joinExpositions('', await new Registry().metrics())).toBe('\n');
});
