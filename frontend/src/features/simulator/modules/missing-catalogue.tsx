import { Note } from '#shared/ui/feedback/note.tsx';

/** In the place of a module that can't be asked without the catalogues. */
export function MissingCatalogue() {
  return (
    <Note tone="warn" role="status">
      <p>Este paso necesita los catálogos del simulador, que todavía no pudimos cargar.</p>
    </Note>
  );
}
