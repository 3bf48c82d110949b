import { Gauge, type Registry } from 'prom-client';
import { readDiskSpace } from '../database/disk-space.ts';

/** Metrics: size and free space of the file system of a folder. */
export function registerDiskMetrics(folder: string, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'disk_size_bytes',
    help: 'Size of the file system of DATA_DIR',
    registers,
    aggregator: 'first',
    async collect() {
      const space = await readDiskSpace(folder);
      if (space) this.set(space.sizeBytes);
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Space that the program can still use on the file system of DATA_DIR',
    registers,
    aggregator: 'first',
    async collect() {
      const space = await readDiskSpace(folder);
      if (space) this.set(space.freeBytes);
    },
  });
}
