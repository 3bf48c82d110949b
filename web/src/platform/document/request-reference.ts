import { createContext } from 'react';

/** The request id of a page that the server renders, for the page of an error; '' in the browser. */
export const RequestReference = createContext('');
