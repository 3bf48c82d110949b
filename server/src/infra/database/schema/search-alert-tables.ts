import type { Generated } from 'kysely';

/** A search that an account saved, or a company that it follows, with its alerts. */
interface SavedSearches {
  id: Generated<number>;
  account_id: number;
  /** Parameters of the search's address in canonical form. */
  query: string;
  title: string;
  /** The company that it follows. */
  company_id: number | null;
  frequency: 'off' | 'instant' | 'daily' | 'weekly';
  /** Of 'mail', 'push', 'sms' and 'whatsapp'. */
  channels: string[];
  /** A tsquery that vacancy_search.lex of every result matches. */
  condition: string;
  posted_within_days: number | null;
  /** Version of the rules that generated the condition; a condition of another version is regenerated. */
  condition_version: string;
  saved_at: Date;
  /** Matches since it was last opened, at most 100. */
  new_count: Generated<number>;
  /** Matches that wait for the next alert. */
  pending_count: Generated<number>;
  /** When the next alert is due; null while no match waits. */
  due_at: Date | null;
  last_alert_at: Date | null;
}

/** A saved search that its owner removed. */
interface EndedSearches {
  id: Generated<number>;
  account_id: number;
  title: string;
  ended_at: Date;
  /** Its id and alerts, so that the removal can be undone; null for removals of earlier releases. */
  search_id: number | null;
  query: string | null;
  frequency: 'off' | 'instant' | 'daily' | 'weekly' | null;
  channels: string[] | null;
  saved_at: Date | null;
  last_alert_at: Date | null;
}

/** Index of saved searches: every vacancy that a search finds has one of its lexemes; '' matches any vacancy. */
interface SavedSearchLexemes {
  lexeme: string;
  saved_search_id: number;
}

/** Vacancies that a saved search found when they were published. */
interface SavedSearchMatches {
  saved_search_id: number;
  vacancy_id: number;
  account_id: number;
  matched_at: Date;
  /** When an alert named it. */
  alerted_at: Date | null;
}

/** Vacancies that became live and were not yet matched with saved searches. */
interface AlertQueue {
  vacancy_id: number;
  /** When it became live, or begins. */
  due_at: Date;
}

/** Browsers of an account that get web push. */
interface PushSubscriptions {
  id: Generated<number>;
  account_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

/** Web push that is to be sent; deleted once it is. */
interface PushMessages {
  id: Generated<number>;
  subscription_id: number;
  payload: string;
  attempts: Generated<number>;
  due_at: Date;
  created_at: Date;
}

/** Tables of saved searches, alerts and web push. */
export interface SearchAlertTables {
  saved_searches: SavedSearches;
  ended_searches: EndedSearches;
  saved_search_lexemes: SavedSearchLexemes;
  saved_search_matches: SavedSearchMatches;
  alert_queue: AlertQueue;
  push_subscriptions: PushSubscriptions;
  push_messages: PushMessages;
}
