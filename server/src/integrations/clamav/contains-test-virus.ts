/**
 * The harmless file that virus scanners agree to report (EICAR). In pieces, or a scanner would report this source too.
 */
const TEST_VIRUS = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
);

/** Whether bytes hold the test virus: what shows that files are checked where no scanner is set up. */
export const carriesTestVirus = (bytes: Buffer): boolean => bytes.includes(TEST_VIRUS);
