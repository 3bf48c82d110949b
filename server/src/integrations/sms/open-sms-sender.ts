import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openFileTextSender } from '../file-sink/file-text-sender.ts';
import { openExotelSender } from './exotel-sender.ts';
import { openMsg91Sender } from './msg91-sender.ts';
import type { SmsSender } from './sms-sender.ts';

const TIMEOUT_MS = 10_000;

/** Folder of the file sink for SMS. */
export const smsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox', 'sms');

/** Opens the SMS sender: the configured provider, else the file sink in DATA_DIR. */
export function openSmsSender(
  { dataDir, publicUrl, sms, smsReportKey }: Pick<Config, 'dataDir' | 'publicUrl' | 'sms' | 'smsReportKey'>,
  timeoutMs = TIMEOUT_MS,
): SmsSender {
  if (sms.provider === 'msg91') return openMsg91Sender(sms, timeoutMs);
  if (sms.provider === 'exotel') {
    const reportUrl = smsReportKey ? `${publicUrl}/api/sms-reports/exotel/${smsReportKey}` : undefined;
    return openExotelSender(sms, reportUrl, timeoutMs);
  }
  return openFileTextSender(smsFolder({ dataDir }));
}
