import { handleTasks } from '../workers/handle-tasks.ts';
import type { FileTask } from './file-tasks.ts';

/** Runs in a process of its own. Each task loads what it needs: many of these processes never see a picture. */
handleTasks(async (task: FileTask): Promise<unknown> => {
  switch (task.kind) {
    case 'inspect-document':
      return (await import('./documents/index.ts')).inspectDocument(task.path, task.name);
    case 'draw-picture':
      return (await import('./images/index.ts')).drawPicture(task.path, task.drawnPath);
  }
});
