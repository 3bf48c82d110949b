import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openFileTextSender } from '../file-sink/file-text-sender.ts';
import { openCloudApiSender } from './cloud-api-sender.ts';
import type { WhatsAppSender } from './whatsapp-sender.ts';

const TIMEOUT_MS = 10_000;

/** Folder of the file sink for WhatsApp messages. */
export const whatsAppFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox', 'whatsapp');

/** Opens the sender of WhatsApp messages: the Cloud API when it is set, else the file sink in DATA_DIR. */
export const openWhatsAppSender = (
  { dataDir, whatsApp }: Pick<Config, 'dataDir' | 'whatsApp'>,
  timeoutMs = TIMEOUT_MS,
): WhatsAppSender =>
  whatsApp ? openCloudApiSender(whatsApp, timeoutMs) : openFileTextSender(whatsAppFolder({ dataDir }));
