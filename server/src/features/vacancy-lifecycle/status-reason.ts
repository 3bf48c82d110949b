/** Audit record of a status change: its cause and actor ('system', 'operator', name of an import); never deleted. */
export interface Reason {
  cause: string;
  actor: string;
}
