/** Why a document is refused. `macros`: active content or an embedded program; `bomb`: inflates beyond the limits. */
export type DocumentRefusal = 'wrong type' | 'empty' | 'locked' | 'macros' | 'broken' | 'bomb' | 'virus';

/** Result of the inspection of one format. */
export type Finding = 'fine' | DocumentRefusal;
