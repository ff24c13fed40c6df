import { Button } from '../button.tsx';

export interface PageStepsProps {
  label: string;
  page: number;
  /** Number of rows on all pages; renders nothing for a single page. */
  count: number;
  size: number;
  onPage: (page: number) => void;
}

/** Buttons to the previous and next page of a list whose page is not part of the address. */
export function PageSteps({ label, page, count, size, onPage }: PageStepsProps) {
  const pages = Math.ceil(count / size);
  if (pages <= 1) return null;
  // Not disabled, so that the button that led to the last page keeps the focus.
  const [isFirst, isLast] = [page === 1, page >= pages];
  return (
    <nav className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2" aria-label={label}>
      <Button small aria-disabled={isFirst} onClick={() => isFirst || onPage(page - 1)}>
        Anterior
      </Button>
      <span
        className="num max-md:order-first max-md:basis-full max-md:text-center"
        role="status"
      >{`Página ${page} de ${pages}`}</span>
      <Button small aria-disabled={isLast} onClick={() => isLast || onPage(page + 1)}>
        Siguiente
      </Button>
    </nav>
  );
}
