export { FactorDialog } from './factor-dialog.tsx';
export { staffApi } from './staff-api.ts';
export { fetchStaffFile, uploadStaffFile } from './staff-files.ts';
export { staffQueryClient } from './staff-query-client.ts';
export {
  clearStaffSession,
  readStaffSession,
  storeStaffSession,
  usePermission,
  useStaffSession,
} from './staff-session.ts';
export { useStaffAction } from './use-staff-action.ts';
export { keyOfCall, useStaffQuery } from './use-staff-query.ts';
