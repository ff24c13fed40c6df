/** Points of sale of the bank, with invented names. See docs/rules.md R42. */
export const BRANCHES = [
  { id: 1, name: 'Antofagasta' },
  { id: 2, name: 'La Serena' },
  { id: 3, name: 'Viña del Mar' },
  { id: 4, name: 'Santiago Centro' },
  { id: 5, name: 'Providencia' },
  { id: 6, name: 'La Florida' },
  { id: 7, name: 'Rancagua' },
  { id: 8, name: 'Talca' },
  { id: 9, name: 'Concepción' },
  { id: 10, name: 'Temuco' },
  { id: 11, name: 'Puerto Montt' },
  { id: 12, name: 'Punta Arenas' },
] as const;
