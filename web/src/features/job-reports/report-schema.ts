import { guestReportForm, memberReportForm } from '@aarambh/contract';
import { readSession } from '../../platform/session/session.ts';

/** Guests give an address. */
export const schema = () => (readSession() ? memberReportForm : guestReportForm);
