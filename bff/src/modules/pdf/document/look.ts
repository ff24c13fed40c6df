/** The look of the document, in points. */

/** Letter, as in Chile. `right` and `bottom` are coordinates. */
export const PAGE = { width: 612, height: 792, left: 48, right: 564, top: 40, bottom: 752 } as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;
export const COLUMN_GAP = 24;
export const SECTION_GAP = 18;
