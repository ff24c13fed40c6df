import { formatRut } from '@simulador/contracts/platform/rut';
import type { EmailOwner } from '#shared/simulation/save-failure.ts';

/** Leads to the client whose record has the e-mail, where a wrong one is corrected. See docs/rules.md R952. */
export const EmailOwnerWay = ({ owner: { name, identification, simulation } }: { owner: EmailOwner }) => (
  <p>
    {`Es el correo de ${name} (${formatRut(identification)}). `}
    {simulation !== null && (
      <a href={`/listado?days=3650&detalle=${simulation}`} target="_blank" rel="noreferrer">
        Ver a esta persona
      </a>
    )}
  </p>
);
