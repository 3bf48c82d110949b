export type Drawing = 'search' | 'inbox' | 'file' | 'lost';

const line = {
  className: 'stroke-brand',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A hill, and the sun of the wordmark behind it: every drawing stands before the same morning. */
function Morning() {
  return (
    <>
      <ellipse cx="80" cy="104" rx="66" ry="6" className="fill-sunken" />
      <circle cx="112" cy="38" r="16" className="fill-accent" />
    </>
  );
}

function Search() {
  return (
    <>
      <rect x="30" y="30" width="66" height="72" rx="8" className="fill-raised stroke-brand" strokeWidth="3" />
      <path d="M42 48h28M42 62h20M42 76h16" {...line} />
      <circle cx="88" cy="70" r="20" className="fill-brand-soft stroke-brand" strokeWidth="3" />
      <path d="M103 85l16 16" {...line} strokeWidth={6} />
    </>
  );
}

function Inbox() {
  return (
    <>
      <path
        d="M38 48h84l12 32v20a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V80z"
        className="fill-raised stroke-brand"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M26 80h30c2 10 10 14 24 14s22-4 24-14h30"
        className="fill-brand-soft stroke-brand"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  );
}

function File() {
  return (
    <>
      <path
        d="M46 22h44l24 24v54a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4z"
        className="fill-raised stroke-brand"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M90 22v20a4 4 0 0 0 4 4h20"
        className="fill-brand-soft stroke-brand"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M56 62h44M56 74h44M56 86h26" {...line} />
    </>
  );
}

function Lost() {
  return (
    <>
      <path d="M78 104V28" {...line} strokeWidth={5} />
      <path d="M78 34h36l12 10-12 10H78z" className="fill-raised stroke-brand" strokeWidth="3" strokeLinejoin="round" />
      <path
        d="M78 60H42L30 70l12 10h36z"
        className="fill-brand-soft stroke-brand"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M88 44h16M50 70h16" {...line} />
    </>
  );
}

const scenes = { search: Search, inbox: Inbox, file: File, lost: Lost };

/** The small drawing of an empty state; it decorates, the words beside it say everything. */
export function DrawnEmptiness({ drawing }: { drawing: Drawing }) {
  const Scene = scenes[drawing];
  return (
    <svg aria-hidden="true" viewBox="0 0 160 116" fill="none" className="h-auto w-40">
      <Morning />
      <Scene />
    </svg>
  );
}
