import { createContext } from 'react';

/** The nonce that lets an inline script of this page through the Content-Security-Policy; known on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);
