/** The EICAR test file; in pieces, so that virus scanners do not report this source file. */
const TEST_VIRUS = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
);

/** Whether a file contains the EICAR test file, so that the virus check can be tested without a scanner. */
export const containsTestVirus = (bytes: Buffer): boolean => bytes.includes(TEST_VIRUS);
