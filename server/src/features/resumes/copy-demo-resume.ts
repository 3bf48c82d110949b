import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../app-context.ts';
import type { ReceivedFile } from '../../infra/http/request-bodies/receive-form.ts';

const demoResume = join(import.meta.dirname, 'demo-resume.pdf');

/** The resume of the demo as a received upload. */
export async function copyDemoResume({ files }: Pick<AppContext, 'files'>, name: string): Promise<ReceivedFile> {
  const path = join(files.temporaryFolder, `demo ${name}`);
  await copyFile(demoResume, path);
  const { size } = await stat(path);
  return { path, name, bytes: size };
}
