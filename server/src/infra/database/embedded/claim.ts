import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { describeProcess, type ProcessState, readProcessState } from '../../../lib/process-identity.ts';

/** Index of the lines that follow the four of `describeProcess`. */
const FOLDER_LINE = 4;
const HOST_LINE = 5;

/** Identity of a folder: not its path, which a copy in another container has too. Empty when it does not exist. */
const identifyFolder = async (folder: string): Promise<string> => {
  const found = await stat(folder, { bigint: true }).catch(() => undefined);
  return found ? `${found.dev}:${found.ino}` : '';
};

/** The claim of this process on a folder: the content of its lock file and of its file in `holders/`. */
export const createClaim = async (folder: string): Promise<string> =>
  [describeProcess(), await identifyFolder(folder), hostname()].join('\n');

/** State of the process that made a claim. A claim that was copied along with the folder is treated as ended. */
export async function readClaimState(claim: string, folder: string): Promise<ProcessState> {
  const state = readProcessState(claim);
  const claimed = claim.split('\n')[FOLDER_LINE];
  return state !== 'foreign' && claimed && claimed !== (await identifyFolder(folder)) ? 'ended' : state;
}

/** Names the process of a claim in an error message. */
export function describeClaimant(claim: string): string {
  const lines = claim.split('\n');
  if (!lines[0]) return 'an unknown process (the lock file is empty)';
  return `process ${lines[0]}${lines[HOST_LINE] ? ` on ${lines[HOST_LINE]}` : ''}`;
}
