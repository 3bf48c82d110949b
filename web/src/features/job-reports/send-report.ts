import { AVATAR_MAX_BYTES, REPORT_PROOF_TOO_LARGE, type ReportReason, reportJob } from '@aarambh/contract';
import { uploadFile } from '../../platform/api/file-transfer.ts';

export const PROOF_WRONG_TYPE = 'Please choose a JPG, PNG or WebP picture.';

/** What is wrong with a chosen proof; undefined when it may be sent. The server looks into it again. */
export function checkProof({ name, size }: { name: string; size: number }): string | undefined {
  if (!/\.(jpe?g|png|webp)$/i.test(name)) return PROOF_WRONG_TYPE;
  if (size > AVATAR_MAX_BYTES) return REPORT_PROOF_TOO_LARGE;
  return size === 0 ? 'This picture is empty. Please choose another one.' : undefined;
}

/**
 * Sends a report with its proof, if there is one.
 * @returns the text for the reporter
 * @throws {ApiError}
 */
export async function sendReport(
  report: { vacancyID: number; reason: ReportReason; text: string; email: string; pass: string },
  proof: File | undefined,
  onProgress: (fraction: number) => void,
): Promise<string> {
  const body = { ...report, vacancyID: String(report.vacancyID) };
  const reply = JSON.parse(await uploadFile(reportJob, { body }, proof, { onProgress })) as { text: string };
  return reply.text;
}
