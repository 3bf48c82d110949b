import type { Db } from './database/connect.ts';

export type PersonalValue = string | number | boolean | Date | null;

/** One kind of data kept about a person, as the export shows it to programs and to people. */
export interface DataSection<Field extends string = string> {
  /** Its member of the JSON export. */
  key: string;
  title: string;
  /** What a person should know about it beside the entries. */
  note?: string;
  /** Every field of an entry with what it is: labels for people, documentation for programs. */
  fields: Record<Field, string>;
  entries: Record<Field, PersonalValue>[];
}

/** States a section; exists so that entries have exactly the fields that are described. */
export const dataSection = <const Field extends string>(section: DataSection<Field>): DataSection => section;

/** A feature that keeps personal data of accounts. */
export interface PersonalDataSource {
  /** All of it about one account, never a secret. */
  export(db: Db, accountId: number): Promise<DataSection[]>;
  /**
   * Erases it in the transaction that deletes the account. Left out for what the law makes us keep.
   * @returns the keys of private files that no row needs any more
   */
  erase?(transaction: Db, accountId: number): Promise<string[]>;
}
