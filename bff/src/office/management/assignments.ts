import type { EntityManager } from 'typeorm';
import { worded } from '@simulador/contracts/platform/sentence';
import { lastChanges, SOMEBODY } from '../../access/audit.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import { assignableAmong, type OfClient } from '../../simulations/reading/open-simulations.ts';
import { type Change, changeOf, type Assignment } from './decision.ts';
import { auditSubject } from './history.service.ts';
import type { AssignedDto, FormerDto, UndoableDto, UndoneDto } from './management.dto.ts';
import { changeable, withOneExecutive } from './one-executive.ts';

const NOT_AS_READ = 'Una o más de estas simulaciones tienen ahora otro ejecutivo; las cambió';

/** Returns the refusal of an assignment, with sentences that name who assigned each simulation since it was read. */
async function reassignedMeanwhile(
  manager: EntityManager,
  simulations: readonly { readonly uuid: string }[],
): Promise<Problem> {
  const subjects = simulations.map(({ uuid }) => auditSubject(uuid));
  const found = await lastChanges(manager, subjects, 'commercial');
  const doers = simulations.map(({ uuid }) => ({ uuid, ...(found.get(auditSubject(uuid)) ?? SOMEBODY) }));
  const all = [...new Set(doers.map(({ who }) => (who === SOMEBODY.who ? 'otra persona' : who)))];
  return new Problem(409, `${NOT_AS_READ} ${all.join(', ')}.`, {
    fields: doers.map(({ uuid, who, when }) => ({
      name: uuid,
      message: `${who} cambió su ejecutivo${when}.`,
    })),
  });
}

const NOT_ASSIGNABLE = 'Su ejecutivo anterior ya no puede recibir simulaciones.';

/** Simulations with their executives, and all simulations of their clients. */
interface Wanted {
  readonly wanted: ReadonlyMap<string, Assignment>;
  readonly found: readonly OfClient[];
}

/** Changes of an assignment, how many they are, and what undoes them. */
interface Assignments extends Pick<UndoableDto, 'former'> {
  readonly changes: readonly Change[];
  readonly assigned: AssignedDto;
}

/** Returns the changes of an assignment of simulations. @throws Problem 404, 409 */
export async function assignments(manager: EntityManager, { wanted, found }: Wanted): Promise<Assignments> {
  const named = assignableAmong(found, new Set(wanted.keys())).map(({ simulation }) => simulation);
  const reassigned = named.filter((each) => {
    const { asRead, commercial } = wanted.get(each.uuid) ?? {};
    const present = each.commercial?.id ?? null;
    return asRead !== undefined && present !== asRead && present !== commercial?.id;
  });
  if (reassigned.length > 0) throw await reassignedMeanwhile(manager, reassigned);
  const own = named.flatMap((each) => {
    const commercial = wanted.get(each.uuid)?.commercial ?? null;
    return changeOf(each, { ...each, commercial }) ?? [];
  });
  const changes = withOneExecutive(own, found);
  const others = changes.filter(({ uuid }) => !wanted.has(uuid)).length;
  const versions = new Map(found.map(({ simulation: { uuid, version } }) => [uuid, version]));
  const former = changes.map(({ uuid, present }) => ({
    uuid,
    version: (versions.get(uuid) ?? 0) + 1,
    commercial: present.commercial?.id ?? null,
  }));
  const clientOf = new Map(found.map(({ simulation: { uuid }, client }) => [uuid, client]));
  const clients = new Set(changes.map(({ uuid }) => clientOf.get(uuid))).size;
  return { changes, assigned: { updated: named.length, others, clients, from: movedFrom(changes) }, former };
}

/** Returns how many changed simulations go from whom, most first. */
function movedFrom(changes: readonly Change[]): AssignedDto['from'] {
  const counts = new Map<number | null, { executive: string | null; simulations: number }>();
  for (const { present, details } of changes) {
    if (!('commercial' in details)) continue;
    const { id = null, fullName: executive = null } = present.commercial ?? {};
    counts.set(id, { executive, simulations: (counts.get(id)?.simulations ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.simulations - one.simulations);
}

/**
 * Returns the changes that give simulations back, and those that can't be given back. One that was changed since the assignment keeps all of its
 * client's as they are, so that the client stays with one executive.
 */
export function undoneAmong(
  simulations: readonly FormerDto[],
  found: readonly OfClient[],
  executives: ReadonlyMap<number, UserEntity>,
): { readonly changes: readonly Change[]; readonly refused: UndoneDto['refused'] } {
  const foundOf = new Map(found.map((each) => [each.simulation.uuid, each]));
  const refusals = new Map<string, string>();
  const changes = simulations.flatMap(({ uuid, version, commercial: id }) => {
    const known = foundOf.get(uuid);
    try {
      const { simulation, client } = changeable(known, version);
      const commercial = id === null ? null : executives.get(id);
      if (commercial === undefined) throw new Problem(409, NOT_ASSIGNABLE);
      return [{ client, change: changeOf(simulation, { ...simulation, commercial }) }];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refusals.set(known?.client ?? uuid, worded(error.detail, 'staff'));
      return [];
    }
  });
  return {
    changes: changes.flatMap(({ client, change }) => (refusals.has(client) || !change ? [] : [change])),
    refused: simulations.flatMap(({ uuid }) => {
      const message = refusals.get(foundOf.get(uuid)?.client ?? uuid);
      return message === undefined ? [] : [{ uuid, message }];
    }),
  };
}
