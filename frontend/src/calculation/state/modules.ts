/** The three modules and their flags. See docs/rules.md R80 to R82. */
import { MODULE_IDS, type ModuleId } from '../answers/fields.ts';

export interface ModuleFlags {
  /** Open: the only module that takes answers. */
  readonly active: boolean;
  /** The answers were validated and have not changed since. */
  readonly valid: boolean;
}

export type Modules = Readonly<Record<ModuleId, ModuleFlags>>;

export const INITIAL_MODULES: Modules = {
  m1: { active: true, valid: false },
  m2: { active: false, valid: false },
  m3: { active: false, valid: false },
};

const before = (id: ModuleId): readonly ModuleId[] => MODULE_IDS.slice(0, MODULE_IDS.indexOf(id));

export const opened = ({ m1, m2, m3 }: Modules, opening: ModuleId): Modules => ({
  m1: { ...m1, active: opening === 'm1' },
  m2: { ...m2, active: opening === 'm2' },
  m3: { ...m3, active: opening === 'm3' },
});

/** `Continuar`: marks the module as valid and opens the next one. The last module only closes. */
export function completed(modules: Modules, id: ModuleId): Modules {
  const closed = { ...modules, [id]: { active: false, valid: true } };
  const next = MODULE_IDS[MODULE_IDS.indexOf(id) + 1];
  return next === undefined ? closed : opened(closed, next);
}

/** Marks the module, open or closed, as valid or as changed: it then has to be validated again. */
export const marked = (modules: Modules, id: ModuleId, valid: boolean): Modules => ({
  ...modules,
  [id]: { ...modules[id], valid },
});

/** Withdraws module 3, because the project is another one. If it was open, module 2 opens in its place. */
export const withdrawn = ({ m1, m2, m3 }: Modules): Modules => ({
  m1,
  m2: { ...m2, active: m2.active || m3.active },
  m3: { active: false, valid: false },
});

/** Returns the open module; null if all are closed. */
export const openModule = (modules: Modules): ModuleId | null =>
  MODULE_IDS.find((id) => modules[id].active) ?? null;

export const isAnyOpen = (modules: Modules): boolean => openModule(modules) !== null;

/** Returns true if `Editar` works: the module is closed and all modules before it are valid. */
export const canEdit = (modules: Modules, id: ModuleId): boolean =>
  !modules[id].active && before(id).every((earlier) => modules[earlier].valid);
