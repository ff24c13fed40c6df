/** States of a simulation, in the dashboard's order. See docs/rules.md R43. */
export const STATES = [
  { id: 1, description: 'Ingresada', dashboardOrder: 1 },
  { id: 2, description: 'En evaluación', dashboardOrder: 2 },
  { id: 3, description: 'Aprobada', dashboardOrder: 3 },
  { id: 4, description: 'Rechazada', dashboardOrder: 4 },
] as const;

/** Resolutions of a simulation, each with the `state` to which it belongs. */
export const RESOLUTIONS = [
  { id: 1, description: 'Sin Resolución', state: 1, dashboardOrder: 1 },
  { id: 2, description: 'Ingresa a Evaluación', state: 2, dashboardOrder: 2 },
  { id: 3, description: 'Mejores condiciones', state: 2, dashboardOrder: 3 },
  { id: 4, description: 'Entrega Superior a 90 días', state: 2, dashboardOrder: 4 },
  { id: 5, description: 'Cotización', state: 2, dashboardOrder: 5 },
  { id: 6, description: 'Aprobada sin condiciones', state: 3, dashboardOrder: 6 },
  { id: 7, description: 'Cliente no califica', state: 4, dashboardOrder: 7 },
  { id: 8, description: 'Rechaza Propuesta', state: 4, dashboardOrder: 8 },
] as const;

/** Resolution of new simulations in a fresh installation; an operator may choose another. See docs/rules.md R283. */
export const NEW_RESOLUTION = 1;
