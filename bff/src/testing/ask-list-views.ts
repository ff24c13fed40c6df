import type { Ask } from './ask-rate-sheets.ts';

const VIEW = {
  name: 'Aprobadas sin enviar',
  address: 'days=91&requestStatus=3',
};

/** Saves, lists and deletes a view of the list, and lists what did not leave. */
export async function askListViews(ask: Ask): Promise<void> {
  await ask('failed_sends', null);
  await ask('save_view', VIEW);
  await ask('saved_views', null);
  await ask('delete_view', null, '1');
}
