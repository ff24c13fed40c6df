/** The form for a contact in the detail, for component tests. */
import { within } from '@testing-library/react';
import { DETAIL, findDetail } from './detail.tsx';

export const CONTACT_PATH = `/api/simulador/contactos/${DETAIL.uuid}`;
/** Returns the answer to a contact that was recorded. */
export const saved = () => ({ simulation: { ...DETAIL, version: 4 }, message: 'Contacto registrado.' });

export async function findForm() {
  const detail = within(await findDetail());
  return within(await detail.findByRole('form', { name: 'Información de la Solicitud' }));
}
