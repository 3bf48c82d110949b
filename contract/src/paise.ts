// Without zod: pages load this file as it is (web/vite/bundle-groups.ts).

/** Converts rupees on the wire to whole paise, rounded half up: 3066.82 → 306682. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Converts whole paise to rupees on the wire: 306682 → 3066.82. */
export const toRupees = (paise: number): number => paise / 100;
