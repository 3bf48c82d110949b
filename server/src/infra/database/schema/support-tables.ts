import type { Generated } from 'kysely';

/** A message to our support, and its outcome. */
interface SupportCases {
  id: Generated<number>;
  /** Number of changes. */
  version: Generated<number>;
  state: Generated<'waiting' | 'answered' | 'closed'>;
  channel: 'form' | 'mail' | 'phone' | 'whatsapp';
  /** Of the member who was signed in. */
  account_id: number | null;
  full_name: string;
  email: string;
  subject: string;
  received_at: Date;
  /** When a waiting case must have its reply. */
  due_at: Date;
  claimed_by: number | null;
  closed_at: Date | null;
}

/** Append-only. */
interface SupportEntries {
  id: Generated<number>;
  case_id: number;
  kind: 'message' | 'reply' | 'note' | 'event';
  body: string;
  actor: string;
  staff_id: number | null;
  at: Date;
  /** Quoted text of earlier mails. */
  quoted: Generated<string>;
  /** Message-ID of a mail; empty without one. */
  mail_id: Generated<string>;
  /** Hash of its sender and Message-ID. */
  mail_key: Generated<string | null>;
}

/** Attachments of mails: pictures are converted, documents are only re-rendered. */
interface SupportAttachments {
  id: Generated<number>;
  entry_id: number;
  name: string;
  kind: 'document' | 'picture';
  file_key: string;
}

/** Tables of support cases. */
export interface SupportTables {
  support_cases: SupportCases;
  support_entries: SupportEntries;
  support_attachments: SupportAttachments;
}
