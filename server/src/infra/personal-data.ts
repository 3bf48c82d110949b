import type { Db } from './database/connect.ts';

export type PersonalValue = string | number | boolean | Date | null;

/** One kind of personal data in the export, which is both JSON and a readable document. */
export interface DataSection<Field extends string = string> {
  /** Property name in the JSON export. */
  key: string;
  title: string;
  /** Remark for the account holder, shown above the entries. */
  note?: string;
  /** Describes each field of an entry: label in the document, documentation in the JSON. */
  fields: Record<Field, string>;
  entries: Record<Field, PersonalValue>[];
}

/** Declares a section; the type parameter ensures that entries have exactly the described fields. */
export const dataSection = <const Field extends string>(section: DataSection<Field>): DataSection => section;

/** The person of an account, for data that names an address instead of the account. */
export interface DataSubject {
  accountId: number;
  fullName: string;
  /** Empty when there is none. */
  mobileNo: string;
  /** When the account was created. */
  createdAt: Date;
  /** In lower case: the present address, then former ones with the moment they ended. Never that of another account. */
  addresses: { email: string; isVerified: boolean; until: Date | null }[];
}

/** A feature that stores personal data of accounts; registered in registry/personal-data-sources.ts. */
export interface PersonalDataSource {
  /** All its data about one account, without secrets such as hashes and tokens. */
  export(db: Db, accountId: number, subject: DataSubject): Promise<DataSection[]>;
  /**
   * Erases the data in the transaction that deletes the account. Missing where the law requires retention.
   * @returns the keys of private files that no row references
   */
  erase?(transaction: Db, accountId: number, subject: DataSubject): Promise<string[]>;
}
