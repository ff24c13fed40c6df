import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { ALL_WINDOW } from '../lists/chosen-window.ts';
import { listLocation } from '../lists/list-address.ts';
import { NOBODY } from '../lists/queries.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { type Counted, headListQuery, type ListedFigure, headAddress } from './head-data.ts';
import { FIGURE_TEXT } from './head-texts.ts';

const NOT_LOADED = 'No pudimos cargar estas simulaciones.';

export interface HeadListProps {
  listed: ListedFigure;
  name: string;
  counted: Counted;
  today: IsoDate;
}

/** Simulations, or contacts, behind a figure, with links to their details. Takes the focus when it opens. */
export function HeadList(props: HeadListProps) {
  const { listed, name, counted } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const label = `${FIGURE_TEXT[listed.figure]}, ${name}`;
  return (
    <Card title={label} titleRef={title}>
      <p className="text-14">
        <Link className="inline-block min-h-6" to={headAddress(counted)}>
          Cerrar la lista
        </Link>
      </p>
      <ListPages key={JSON.stringify(counted)} {...props} label={label} />
    </Card>
  );
}

/** Pages of the list, from the first one on. */
function ListPages({ listed, counted, today, label }: HeadListProps & { label: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(headListQuery(counted, today, listed, page));
  return (
    <QueryPart query={query} failed={NOT_LOADED} loading="Cargando las simulaciones…">
      {({ count, page_size: size, results }) => (
        <DataTable
          label={label}
          rows={results}
          keyOf={({ id, created }) => `${id} ${created}`}
          empty={<p className="text-ink-2">No hay simulaciones.</p>}
          paging={{ label: 'Páginas de simulaciones', page, count, size, onPage: setPage }}
          columns={[
            {
              label: 'Simulación',
              of: ({ uuid, id, client }) => (
                <Link {...listLocation({ window: ALL_WINDOW }, uuid)}>{`N.º ${id}, ${client}`}</Link>
              ),
            },
            {
              label: listed.figure === 'contacts' ? 'Contacto' : 'Recibida',
              of: ({ created }) => formatInstant(new Date(created)),
            },
            { label: 'Estado', of: ({ state }) => state },
            { label: 'Ejecutivo', of: ({ executive }) => executive ?? NOBODY },
          ]}
        />
      )}
    </QueryPart>
  );
}
