import fc from 'fast-check';

/**
 * Property tests examine the same examples in every run, so that a run fails only because of its change. `PROPERTY_SEED=N`
 * examines others. Reason: a continuous integration run failed on an example that no change of it concerned.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
