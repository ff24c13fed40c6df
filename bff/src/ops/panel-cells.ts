import { html, type Html } from '../http/html.ts';

/** Content of a cell of the panel's tables. */
export type Cell = string | number | Html;
/** Returns a table cell; figures are aligned. */
export const cell = (value: Cell): Html =>
  typeof value === 'number' ? html`<td class="number">${String(value)}</td>` : html`<td>${value}</td>`;

/** Marks a text that needs attention. */
export const bad = (text: string): Html => html`<span class="bad">${text}</span>`;
