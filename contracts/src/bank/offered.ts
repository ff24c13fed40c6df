/** Returns true if the form offers a property type. */
export const isOffered = ({
  vigente,
  simulador,
}: {
  readonly vigente: boolean;
  readonly simulador: boolean;
}): boolean => vigente && simulador;
