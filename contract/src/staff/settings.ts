import { z } from 'zod';
import { call } from '../call.ts';

export const settingGroups = ['portal', 'messages', 'providers', 'storage', 'load'] as const;

/** A setting that the server read from its environment when it started. */
export const serverSetting = z.object({
  group: z.enum(settingGroups),
  /** The environment variable. */
  name: z.string(),
  /** Purpose. */
  purpose: z.string(),
  /** In words; a secret is only 'set' or 'not set'. */
  value: z.string(),
});
export type ServerSetting = z.infer<typeof serverSetting>;

export const listServerSettings = call({
  method: 'GET',
  path: 'Staff/ListServerSettings',
  summary: 'What the environment of the server decides, without secrets.',
  source: 'ours',
  access: 'staff:operations',
  reply: { kind: 'json', schema: z.array(serverSetting) },
});

export const staffSettingCalls = { listServerSettings };
