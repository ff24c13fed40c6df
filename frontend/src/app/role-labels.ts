import type { Role } from '@simulador/contracts/domain/access';

/** See docs/rules.md R106. Whoever has none of the three roles has no label. */
export const ROLE_LABELS: Partial<Record<Role, string>> = {
  adminrole: 'Administrador',
  executiverole: 'Ejecutivo Hipotecario',
  commercialrole: 'Ejecutivo Comercial',
};
