/** Where to go next; `reload` loads the page afresh, so that everything on it knows the new session (core §4). */
export interface Onward {
  to: string;
  reload: boolean;
}
