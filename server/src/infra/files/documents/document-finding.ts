/** Why a document is refused. `macros` stands for anything in it that would run; `bomb` for one that unpacks without end. */
export type Refusal = 'wrong type' | 'empty' | 'locked' | 'macros' | 'broken' | 'bomb' | 'virus';

/** What an inspection of one format finds. */
export type Finding = 'fine' | Refusal;
