import { config } from 'zod';

// zod tries whether it may compile schemas with Function(); the Content-Security-Policy forbids it and notes the attempt.
// The build loads this before every file of the contract (slim-contract.ts), whose schemas are made when it is loaded.
config({ jitless: true });
