const rays = 'M300 62v-34M244 84l-24-25M356 84l24-25M212 132l-33-10M388 132l33-10';

/** The morning of a working day: the sun of the wordmark over a town, and the road that leads there. Decoration. */
export function HomeDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 600 380" fill="none" className={className}>
      <path d={rays} className="stroke-accent" strokeWidth="9" strokeLinecap="round" />
      <circle cx="300" cy="164" r="70" className="fill-accent" />
      {/* Far hills */}
      <path d="M0 236c70-52 130-58 196-26 62-44 138-48 208-4 64-40 132-32 196 22v152H0z" className="fill-brand-soft" />
      {/* The town: flats with a water tank, a dome, an office, a shop with an awning */}
      <g className="fill-raised stroke-brand" strokeWidth="4" strokeLinejoin="round">
        <path d="M62 306V188h84v118z" />
        <path d="M84 188v-22h28v22z" />
        <path d="M160 306v-66h96v66z" />
        <path d="M172 240c0-46 72-46 72 0z" />
        <path d="M366 306V148h74v158z" />
        <path d="M454 306v-84h90v84z" />
      </g>
      <path d="M208 205v-18" className="stroke-brand" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M446 222h106l10 24H436z"
        className="fill-accent-soft stroke-brand"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M80 210h14M114 210h14M80 236h14M114 236h14M80 262h14M114 262h14M384 172h12M410 172h12M384 198h12M410 198h12M384 224h12M410 224h12M384 250h12M410 250h12"
        className="stroke-brand"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M194 306v-34c0-18 28-18 28 0v34M482 306v-38h34v38M92 306v-24h24v24M392 306v-28h24v28"
        className="stroke-brand"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {/* The field in front and the road */}
      <path d="M0 306h600v74H0z" className="fill-brand" />
      <path d="M286 306h28l74 74H212z" className="fill-surface" />
      <path d="M300 318v10M300 342v14M300 368v12" className="stroke-accent" strokeWidth="5" strokeLinecap="round" />
      {/* Somebody on the way to work, with a bag */}
      <g className="stroke-accent-ink" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="338" cy="286" r="9" className="fill-accent" />
        <path d="M338 298v30M338 328l-11 26M338 328l12 25M338 306l-13 12M338 306l14 12" />
        <path d="M344 320h18v14h-18z" className="fill-accent" />
      </g>
    </svg>
  );
}
