import { listServerSettings } from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { describeSettings } from './describe-settings.ts';

/** Staff actions on the settings, for administrators. */
export const settingActions: readonly StaffAction[] = [
  staffAction(listServerSettings, async ({ config }) => describeSettings(config)),
];
