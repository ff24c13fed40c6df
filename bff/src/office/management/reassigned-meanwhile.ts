import type { EntityManager } from 'typeorm';
import { type Audit, SOMEBODY } from '../../access/audit.ts';
import { Problem } from '../../http/problem.ts';
import { auditSubject } from './history.service.ts';

const NOT_AS_READ = 'Una o más de estas simulaciones tienen ahora otro ejecutivo; las cambió';

/** Returns the refusal of an assignment, with sentences that name who assigned each simulation since it was read. */
export async function reassignedMeanwhile(
  audit: Audit,
  manager: EntityManager,
  simulations: readonly { readonly uuid: string }[],
): Promise<Problem> {
  const subjects = simulations.map(({ uuid }) => auditSubject(uuid));
  const found = await audit.lastChanges(subjects, 'commercial', manager);
  const doers = simulations.map(({ uuid }) => ({ uuid, ...(found.get(auditSubject(uuid)) ?? SOMEBODY) }));
  const all = [...new Set(doers.map(({ who }) => (who === SOMEBODY.who ? 'otra persona' : who)))];
  return new Problem(409, `${NOT_AS_READ} ${all.join(', ')}.`, {
    fields: doers.map(({ uuid, who, when }) => ({
      name: uuid,
      message: `${who} cambió su ejecutivo${when}.`,
    })),
  });
}
