import { type CoreOperation, CoreRefusal } from './operation.ts';

/** An id that nobody has: for asking without mailing anybody. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Mails nobody: the mock core keeps no persons. Whoever is asked for is there, but for one. */
export const lastSimulationEmail: CoreOperation<'last_simulation_email'> = {
  id: 'last_simulation_email',
  method: 'get',
  path: '/authentication/api/clients/{uuid}/last_simulation_email',
  errorField: 'detail',
  answer: (_body, { params }) => {
    if (params['uuid'] === NOBODY) throw new CoreRefusal('El cliente no existe.', 404);
    return { detail: 'Correo enviado.' };
  },
};
