import type { StaffRole } from '@aarambh/contract';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../database/schema.ts';

/** The account behind a valid bearer token. */
export interface Caller {
  accountId: number;
  role: Role;
  sessionId: number;
}

/** Finds the account of a bearer token; undefined when the token is unknown, expired or revoked. */
export type ResolveCaller = (token: string) => Promise<Caller | undefined>;

/** The staff member behind a valid bearer token. */
export interface StaffCaller {
  staffId: number;
  fullName: string;
  roles: StaffRole[];
  sessionId: number;
  /** When the second factor was last given in this session. */
  factorAt: Date;
}

/** Finds the staff member of a bearer token; undefined when the token is unknown, expired or revoked. */
export type ResolveStaff = (token: string) => Promise<StaffCaller | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    staff: StaffCaller | undefined;
  }
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
}
