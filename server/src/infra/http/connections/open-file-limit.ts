import { report } from 'node:process';

/** The number of files and sockets that this process may have open (RLIMIT_NOFILE); undefined when there is no limit. */
export function readOpenFileLimit(): number | undefined {
  if (!report) return;
  // Network interfaces would be looked up in DNS.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const limit = Number(userLimits?.open_files?.soft);
  return Number.isSafeInteger(limit) ? limit : undefined;
}
