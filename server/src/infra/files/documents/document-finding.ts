/**
 * Why a document is refused. `macros`: it runs something, or contains a program; `active`: it loads something from
 * elsewhere, sends data, or has attachments, media or embedded objects; `bomb`: inflates beyond the limits.
 */
export type DocumentRefusal = 'wrong type' | 'empty' | 'locked' | 'macros' | 'active' | 'broken' | 'bomb' | 'virus';

/** Result of the inspection of one format. */
export type Finding = 'fine' | DocumentRefusal;
