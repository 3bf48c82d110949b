import { handleTasks } from '../workers/handle-tasks.ts';
import type { FileTask } from './file-tasks.ts';

/** Script of the file worker process. Modules are loaded per task: most of these processes never convert an image. */
handleTasks(async (task: FileTask): Promise<unknown> => {
  switch (task.kind) {
    case 'inspect-document':
      return (await import('./documents/index.ts')).inspectDocument(task.path, task.name);
    case 'convert-image':
      return (await import('./images/index.ts')).convertImage(task.path, task.convertedPath, task.shape);
    case 'hash-image':
      return (await import('./images/index.ts')).hashImage(task.path);
    case 'read-mail':
      return (await import('./mails/index.ts')).readMail(task.path, task.folder);
    case 'draw-copy':
      return (await import('./copies/index.ts')).drawCopy(task.path, task.documentKind, task.copyPath);
    case 'draw-pages':
      return (await import('./copies/index.ts')).drawPages(task.path, task.documentKind, task.folder);
    case 'read-text':
      return (await import('./texts/index.ts')).readDocumentText(task.path, task.documentKind);
  }
});
