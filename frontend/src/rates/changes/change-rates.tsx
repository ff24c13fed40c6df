import { useState } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import { ChipSelect } from '#shared/ui/fields/chip-select.tsx';
import { describeAmounts, describeYears, nameOf, optionsOf, rateText } from '../tarifas/describe.ts';
import { plannedAt, planOf, presentOf, rateFault } from '../grid/plan.ts';
import { RateGrid } from '../grid/rate-grid.tsx';
import { useGridFocus, ValueCell } from '../grid/value-cell.tsx';
import { useMaximums, type RateTables } from '../tarifas/use-rate-tables.ts';
import type { RateSheet } from '../tarifas/change-data.ts';

export interface ChangeRatesProps {
  sheet: RateSheet;
  tables: RateTables;
  /** Product whose rates are shown. */
  product: number;
}

/** Rates of a product before and after a set, as a grid that is read. */
export function ChangeRates({ sheet, tables, product }: ChangeRatesProps) {
  const changes = sheet.changes.filter((change) => change.product === product);
  const [first] = changes;
  const [chosen, setChosen] = useState({
    loan_use: first?.loan_use ?? 0,
    real_estate_type: first?.real_estate_type ?? 0,
  });
  const grid = useGridFocus();
  const maximumOf = useMaximums([product], tables);
  const [plan, present] = [planOf(changes), presentOf(tables)];
  const moved = new Set(
    sheet.changes.filter((_change, index) => sheet.moved_lines.includes(index)).map(cellKey),
  );
  const from = new Map(changes.map((change) => [cellKey(change), change.from]));
  const name = nameOf(tables.products, product);
  const choice = (field: keyof typeof chosen, label: string, all: RateTables['loanUses']) => {
    const used = new Set(changes.map((change) => change[field]));
    return (
      <ChipSelect
        name={`change_${field}_${product}`}
        label={label}
        options={optionsOf(all.filter(({ id }) => used.has(id)))}
        value={String(chosen[field])}
        onChange={(value) => setChosen({ ...chosen, [field]: Number(value) })}
      />
    );
  };
  return (
    <section
      aria-label={`Tasas, ${name}`}
      className="min-w-0 overflow-clip rounded-md border border-line bg-surface"
    >
      <header className="num flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2">
        <h2 className="text-16">{`Tasas, ${name}`}</h2>
        <p className="text-ink-2">
          {changes.length === 1 ? 'Cambia 1' : `Cambian ${formatInteger(changes.length)}`}
          {` de ${formatInteger(tables.rates.filter((rate) => rate.product === product).length)}`}
        </p>
        <div className="ml-auto flex flex-wrap gap-2">
          {choice('loan_use', 'Destino', tables.loanUses)}
          {choice('real_estate_type', 'Propiedad', tables.realEstateTypes)}
        </div>
      </header>
      <RateGrid
        {...{ tables, plan, maximumOf }}
        rateAt={(cell) => plannedAt(plan, present, cell)}
        use={{ product, ...chosen }}
      >
        {(cell, place) => {
          const key = cellKey(cell);
          const planned = plan.get(key);
          const now = present.get(key)?.rate ?? null;
          const before = planned ? (from.get(key) ?? null) : now;
          return (
            <ValueCell
              key={key}
              label={`${describeYears(cell)} años, UF ${describeAmounts(cell)}`}
              {...{ place, grid }}
              isReadOnly
              text={null}
              before={rateText(before)}
              after={planned && rateText(planned.value)}
              note={moved.has(key) ? `vigente ${rateText(now) ?? 'sin tasa'}` : undefined}
              fault={planned ? rateFault(planned.value, maximumOf(cell)) : null}
              onText={() => undefined}
              onTake={() => false}
              onUndo={() => undefined}
            />
          );
        }}
      </RateGrid>
    </section>
  );
}
