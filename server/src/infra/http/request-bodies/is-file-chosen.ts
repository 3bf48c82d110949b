import type { ReceivedFile } from './receive-form.ts';

/** Whether a form has a file. One submitted without a chosen file carries an empty part without a name. */
export const isFileChosen = (file: ReceivedFile | undefined): file is ReceivedFile =>
  file !== undefined && (file.name !== '' || file.bytes > 0);
