import type { Ask } from './ask-rate-sheets.ts';

const VIEW = {
  name: 'Aprobadas sin enviar',
  address: 'days=91&requestStatus=3&hidden=email',
  is_shared: false,
};

/** Saves, lists and deletes a view of the list, and has the list start with one's own simulations. */
export async function askListViews(ask: Ask): Promise<void> {
  await ask('failed_sends', null);
  await ask('save_view', VIEW);
  await ask('saved_views', null);
  await ask('delete_view', null, '1');
  await ask('list_start', { lists_own: true });
}
