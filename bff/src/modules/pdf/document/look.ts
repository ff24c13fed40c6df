/** The look of the document: points, colours of the product's theme. */

/** Letter, as in Chile. `right` and `bottom` are coordinates. */
export const PAGE = { width: 612, height: 792, left: 48, right: 564, top: 40, bottom: 752 } as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;
export const COLUMN_GAP = 24;
export const SECTION_GAP = 18;

export const COLOUR = {
  ink: '#12263a',
  secondText: '#4a5b68',
  teal: '#0b5d57',
  tealSoft: '#cfe6e2',
  tealTint: '#e3f1ef',
  amber: '#b5780e',
  markAmber: '#e4a11b',
  line: '#dde2e0',
  edge: '#74827f',
  white: '#ffffff',
} as const;
